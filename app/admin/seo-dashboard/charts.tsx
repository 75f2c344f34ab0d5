import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatPlainDay, formatShortDay } from '#app/admin/reports/dates.ts';
import { abbreviate, formatPosition, formatWhole, readablePath } from './figures.ts';
import type { ChartDay } from './period.ts';
import { notedStretches } from './period.ts';
import { countScale, positionScale } from './scale.ts';
import type { ChartedPage } from './monitoring.server.ts';
import { pathLabels } from './path-labels.ts';

/** Colours of the design system's tokens (styles.css). */
const colors = {
  clicks: 'var(--color-brand)',
  impressions: 'var(--color-accent)',
  position: 'var(--color-brand)',
  grid: 'var(--color-line)',
  text: 'var(--color-ink-soft)',
  unfinished: 'var(--color-line-strong)',
  overcounted: 'var(--color-warm)',
  down: 'var(--color-danger)',
  silent: 'var(--color-danger-soft)',
} as const;

const axis = { stroke: colors.text, tickLine: false, fontSize: 13 } as const;
const margin = { top: 8, right: 4, bottom: 0, left: 0 } as const;
/** Height of the axis of days with its title. */
const dayAxisHeight = 44;

/** The box that says the numbers of a day stands on the page's own surface, in both themes. */
const tip = {
  contentStyle: { backgroundColor: 'var(--color-surface-raised)', borderColor: colors.grid },
  cursor: { stroke: colors.grid, fill: colors.grid, fillOpacity: 0.5 },
} as const;

/** A round position needs no decimal. */
const positionTick = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** What an axis counts, written along it. */
function axisTitle(value: string, side: 'left' | 'right' = 'left') {
  return {
    value,
    angle: side === 'left' ? -90 : 90,
    position: side === 'left' ? 'insideLeft' : 'insideRight',
    style: { textAnchor: 'middle', fill: colors.text, fontSize: 13 },
  } as const;
}

/** What stands under an axis. */
function titleBelow(value: string) {
  return {
    value,
    position: 'insideBottom',
    style: { textAnchor: 'middle', fill: colors.text, fontSize: 13 },
  } as const;
}
const still = { isAnimationActive: false } as const;

/** Days that cannot be read like the others, shaded. */
function shades(days: readonly ChartDay[], yAxisId?: string) {
  return notedStretches(days).map(({ note, first, last }) => (
    <ReferenceArea
      key={first}
      {...(yAxisId !== undefined && { yAxisId })}
      x1={first}
      x2={last}
      fill={colors[note]}
      fillOpacity={0.35}
      ifOverflow="extendDomain"
    />
  ));
}

const dayAxis = (
  <XAxis
    dataKey="date"
    tickFormatter={formatShortDay}
    minTickGap={28}
    height={dayAxisHeight}
    label={titleBelow('Dia')}
    {...axis}
  />
);

function dayLabel(label: unknown): string {
  return typeof label === 'string' ? formatPlainDay(label) : '';
}

/** Clicks at the left scale, impressions at the right one. A day without figures interrupts the lines. */
export function TrafficChart({ days }: { days: ChartDay[] }) {
  return (
    <ResponsiveContainer>
      <LineChart data={days} margin={margin} accessibilityLayer={false}>
        <CartesianGrid yAxisId="clicks" stroke={colors.grid} vertical={false} />
        {shades(days, 'clicks')}
        {dayAxis}
        <YAxis
          yAxisId="clicks"
          width={58}
          {...countScale(days.map(({ clicks }) => clicks))}
          interval={0}
          label={axisTitle('Cliques')}
          tickFormatter={abbreviate}
          axisLine={false}
          {...axis}
        />
        <YAxis
          yAxisId="impressions"
          orientation="right"
          width={62}
          {...countScale(days.map(({ impressions }) => impressions))}
          interval={0}
          label={axisTitle('Impressões', 'right')}
          tickFormatter={abbreviate}
          axisLine={false}
          {...axis}
        />
        <Tooltip
          {...tip}
          labelFormatter={dayLabel}
          formatter={(value) => formatWhole(Number(value))}
        />
        <Legend />
        <Line
          yAxisId="clicks"
          dataKey="clicks"
          name="Cliques"
          stroke={colors.clicks}
          strokeWidth={2.5}
          dot={days.length < 40 ? { r: 3 } : false}
          {...still}
        />
        <Line
          yAxisId="impressions"
          dataKey="impressions"
          name="Impressões"
          stroke={colors.impressions}
          strokeWidth={2.5}
          strokeDasharray="6 4"
          dot={days.length < 40 ? { r: 3, strokeDasharray: '0' } : false}
          {...still}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

/** The axis of positions, the first place at the top. */
function positionAxis(positions: readonly (number | null)[]) {
  return (
    <YAxis
      reversed
      width={58}
      {...positionScale(positions)}
      interval={0}
      label={axisTitle('Posição')}
      tickFormatter={(position: number) => positionTick.format(position)}
      axisLine={false}
      {...axis}
    />
  );
}

/** The average position; the top of the chart is the top of the results. */
export function PositionChart({ days }: { days: ChartDay[] }) {
  return (
    <ResponsiveContainer>
      <LineChart data={days} margin={margin} accessibilityLayer={false}>
        <CartesianGrid stroke={colors.grid} vertical={false} />
        {shades(days)}
        {dayAxis}
        {positionAxis(days.map(({ position }) => position))}
        <Tooltip
          {...tip}
          labelFormatter={dayLabel}
          formatter={(value) => formatPosition(Number(value))}
        />
        <Line
          dataKey="position"
          name="Posição média"
          stroke={colors.position}
          strokeWidth={2.5}
          dot={days.length < 40 ? { r: 3 } : false}
          {...still}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

/** Lines that differ in more than their colour, as many as one chart holds. */
const historyLines = [
  { stroke: 'var(--color-brand)' },
  { stroke: 'var(--color-danger)', strokeDasharray: '8 4' },
  { stroke: 'var(--color-accent)', strokeDasharray: '2 3' },
  { stroke: 'var(--color-warm-ink)', strokeDasharray: '12 4 2 4' },
  { stroke: 'var(--color-ink-soft)', strokeDasharray: '5 2' },
] as const;

interface HistoryChartProps {
  /** The positions of a day, in the order of the labels. */
  days: { date: string; positions: (number | null)[] }[];
  labels: readonly string[];
}

/** Positions of pages or queries, one line for each; the top of the chart is the top of the results. */
export function HistoryChart({ days, labels }: HistoryChartProps) {
  return (
    <ResponsiveContainer>
      <LineChart data={days} margin={margin} accessibilityLayer={false}>
        <CartesianGrid stroke={colors.grid} vertical={false} />
        {dayAxis}
        {positionAxis(days.flatMap(({ positions }) => positions))}
        <Tooltip
          {...tip}
          labelFormatter={dayLabel}
          formatter={(value) => formatPosition(Number(value))}
        />
        <Legend />
        {labels.map((label, index) => (
          <Line
            key={label}
            dataKey={({ positions }: HistoryChartProps['days'][number]) => positions[index]}
            name={label}
            strokeWidth={2.5}
            dot={days.length < 40 ? { r: 3, strokeDasharray: '0' } : false}
            {...historyLines[index % historyLines.length]}
            {...still}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** Height of one bar with its room, in pixels, and characters of a page's label. */
const barHeight = 28;
const labelLength = 17;
/** Length of the bar of a page that did not answer where no other one gives a measure, in milliseconds. */
const silentBar = 1_000;
const silentName = 'Sem resposta';

/**
 * The response time of each page, the slowest first; one that did not answer with 200 is red, and one that did not
 * answer at all has an empty bar.
 */
export function ResponseChart({ pages }: { pages: readonly ChartedPage[] }) {
  const paths = pages.map(({ url }) => readablePath(url));
  const short = pathLabels(paths, labelLength);
  const longest = Math.max(0, ...pages.map(({ response_time }) => response_time ?? 0));
  const bars = pages.map(({ response_time, status_code }, index) => ({
    // The status is in the name where it is not the usual one, so that it is not told by colour alone.
    label: `${status_code === 200 ? '' : `${status_code ?? '×'}\u00A0`}${short[index] ?? ''}`,
    milliseconds: response_time,
    silence: response_time === null ? longest || silentBar : null,
    isUp: status_code === 200,
  }));
  const whole = new Map(bars.map(({ label }, index) => [label, paths[index]]));
  return (
    <ResponsiveContainer height={Math.max(120, bars.length * barHeight + 60)}>
      <BarChart data={bars} layout="vertical" margin={margin} accessibilityLayer={false}>
        <CartesianGrid stroke={colors.grid} horizontal={false} />
        <XAxis
          type="number"
          height={dayAxisHeight}
          {...countScale(bars.map(({ milliseconds, silence }) => milliseconds ?? silence))}
          interval="equidistantPreserveStart"
          label={titleBelow('Tempo (ms)')}
          {...axis}
        />
        <YAxis
          type="category"
          dataKey="label"
          width={160}
          interval={0}
          axisLine={false}
          {...axis}
        />
        <Tooltip
          {...tip}
          labelFormatter={(label) => (typeof label === 'string' ? whole.get(label) : undefined)}
          formatter={(value, name) =>
            name === silentName ? '–' : `${formatWhole(Number(value))} ms`
          }
        />
        <Bar
          dataKey="milliseconds"
          name="Tempo de resposta"
          stackId="page"
          radius={[0, 4, 4, 0]}
          {...still}
        >
          {bars.map(({ label, isUp }) => (
            <Cell key={label} fill={isUp ? colors.clicks : colors.down} />
          ))}
        </Bar>
        <Bar
          dataKey="silence"
          name={silentName}
          stackId="page"
          fill={colors.silent}
          stroke={colors.down}
          strokeDasharray="4 3"
          {...still}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
