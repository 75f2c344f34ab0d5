const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** A number with its noun: "1 alerta", "1.200 alertas", "0 alertas". */
export function count(number: number, one: string, many: string): string {
  return `${whole.format(number)} ${number === 1 ? one : many}`;
}
