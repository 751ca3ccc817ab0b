import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

type BarsChartProps = {
  rows: readonly { label: string; value: number }[];
  name: string;
};

/** Decoration for eyes: the same numbers stand in the table beside it, so the keyboard passes it by. */
export default function BarsChart({ rows, name }: BarsChartProps) {
  return (
    <div aria-hidden className="h-56">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...rows]}
          margin={{ top: 4, right: 4, bottom: 0, left: -20 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="label"
            tickLine={false}
            axisLine={false}
            interval="equidistantPreserveStart"
            minTickGap={16}
            tick={{ fill: 'var(--ink-muted)', fontSize: 12 }}
          />
          <YAxis
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--ink-muted)', fontSize: 12 }}
          />
          <Tooltip
            cursor={{ fill: 'var(--sunken)' }}
            contentStyle={{
              background: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 8,
            }}
          />
          <Bar
            dataKey="value"
            name={name}
            fill="var(--accent)"
            radius={[3, 3, 0, 0]}
            maxBarSize={40}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
