/** The tabs of the dashboard, by their name in the address. */
export const tabs = [
  { name: 'performance', label: 'Performance' },
  { name: 'monitoramento', label: 'Monitoramento' },
  { name: 'alertas', label: 'Alertas' },
  { name: 'insights', label: 'Insights' },
] as const;

export type TabName = (typeof tabs)[number]['name'];
