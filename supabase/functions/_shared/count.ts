/** Numbers in sentences, for the functions and the site. The file imports nothing, so that pages may read it. */

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** A number with its noun: "1 alerta", "1.200 alertas", "0 alertas". */
export function count(number: number, one: string, many: string): string {
  return `${whole.format(number)} ${plural(number, one, many)}`;
}

/** The words that go with a number: "falta" or "faltam". */
export function plural(number: number, one: string, many: string): string {
  return number === 1 ? one : many;
}
