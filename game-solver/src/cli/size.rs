//! Sizes as people write them.

/// A number of bytes from `12G`, `500M`, `64KiB`, `1.5g` or `1000`; units are powers of 1024.
pub(super) fn bytes(text: &str) -> Result<u64, String> {
    let wrong = || format!("`{text}` is not a size; write bytes or a unit, as in 500M or 12G");
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let unit = unit.trim().to_ascii_lowercase();
    let shift = match unit.strip_suffix("ib").or(unit.strip_suffix('b')).unwrap_or(&unit) {
        "" => 0,
        "k" => 10,
        "m" => 20,
        "g" => 30,
        "t" => 40,
        _ => return Err(wrong()),
    };
    if let Ok(whole) = number.parse::<u64>() {
        return whole.checked_mul(1 << shift).ok_or_else(|| format!("`{text}` is more than there can be"));
    }
    let number: f64 = number.parse().map_err(|_| wrong())?;
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    // digits and a point
    Ok((number * (1_u64 << shift) as f64) as u64)
}

/// A whole number that may have its digits in groups: `1_000_000` or `1,000,000`.
pub(super) fn count(text: &str) -> Result<u64, String> {
    let digits: String = text.chars().filter(|c| !matches!(c, '_' | ',')).collect();
    digits.parse().map_err(|_| format!("`{text}` is not a whole number"))
}

#[cfg(test)]
mod tests {
    use super::{bytes, count};

    #[test]
    fn sizes_have_units() {
        assert_eq!(bytes("1000"), Ok(1000));
        assert_eq!(bytes("64KiB"), Ok(65_536));
        assert_eq!(bytes("500M"), Ok(500 << 20));
        assert_eq!(bytes("1.5g"), Ok(3 << 29));
        assert_eq!(bytes("12 GB"), Ok(12 << 30));
    }

    #[test]
    fn what_is_no_size_is_refused() {
        for text in ["", "G", "-1", "1e9", "12X", "1.2.3M", "99999999999T"] {
            assert!(bytes(text).is_err(), "{text}");
        }
    }

    #[test]
    fn counts_may_be_grouped() {
        assert_eq!(count("1_000,000"), Ok(1_000_000));
        assert!(count("-5").is_err() && count("").is_err() && count("many").is_err());
    }
}
