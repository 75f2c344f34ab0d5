/**
 * A CNPJ as it is written, `12.345.678/0001-95`, or undefined when its check digits do not fit. Since July 2026
 * the first twelve places may hold letters (IN RFB 2.229/2024), so each character counts by its code less 48,
 * which leaves digits what they are (Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico").
 */
export function parseCnpj(written: string): string | undefined {
  const text = written.toUpperCase().replaceAll(/[.\-/\s]/g, '');
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^0+$/.test(text)) return undefined;
  const body = text.slice(0, 12);
  const first = checkDigit(body);
  if (text !== `${body}${first}${checkDigit(`${body}${first}`)}`) return undefined;
  return text.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

/** Modulo 11, with the weights 2 to 9 from the right, over and over. */
function checkDigit(text: string): number {
  const sum = text
    .split('')
    .toReversed()
    .reduce((total, char, place) => total + (char.charCodeAt(0) - 48) * (2 + (place % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
