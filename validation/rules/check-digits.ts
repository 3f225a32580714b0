/** Weighted sums of digits for check digits. A missing digit makes the sum `NaN`. */

/** Sum of each digit times the weight at its position. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

/** Luhn's sum (ISO/IEC 7812-1, annex B): every second digit from the right doubled, less 9 if it has two digits. */
export function luhnSum(digits: string): number {
  return Array.from(digits)
    .toReversed()
    .reduce((sum, digit, place) => {
      const value = Number(digit) * (1 + (place % 2));
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
}

/** Whether the last digit is Luhn's check digit. */
export function isLuhn(digits: string): boolean {
  return luhnSum(digits) % 10 === 0;
}

/** Whether the last digit is the check digit of ISO/IEC 7064, MOD 11,10. */
export function isMod11And10(digits: string): boolean {
  const product = Array.from(digits.slice(0, -1)).reduce((before, digit) => {
    const sum = (before + Number(digit)) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (product + Number(digits.at(-1))) % 10 === 1;
}

/** Remainder modulo 97 of a number in which A to Z count as 10 to 35 (ISO/IEC 7064, MOD 97-10). */
export function mod97(characters: string): number {
  return Array.from(characters).reduce(
    (before, character) => Number(`${before}${Number.parseInt(character, 36)}`) % 97,
    0,
  );
}
