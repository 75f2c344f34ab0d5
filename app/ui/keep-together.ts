/** What a figure must not part from at the end of a line. */
const units =
  'minutos?|horas?|dias?|semanas?|mês|meses|anos?|vezes|metros?|litros?|graus|[°º]C|[cmk]m|m|kg|ml|h|%';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?!\\p{L}))`, 'gu');

/** A text whose prices, price ranges and figures with a unit are each kept in one line, by no-break spaces. */
export function keepTogether(text: string): string {
  return text
    .replaceAll(/(?<=R\$) (?=\d)/g, '\u00a0')
    .replaceAll(/(?<=R\$\u00a0[\d.,]*\d) a (?=R\$)/g, '\u00a0a\u00a0')
    .replaceAll(beforeUnit, '\u00a0');
}
