/** The text without the characters that no XML 1.0 document may hold (section 2.2, "Char"), lone surrogates among them. */
export function xmlText(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
