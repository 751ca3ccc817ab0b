import { brand } from '#shared/brand.ts';
import { Card } from '#web/ui/card.tsx';

export function AnswerTimes() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-[17px]">How fast we answer</h2>
      <dl className="mt-3 divide-y divide-line text-[14.5px]">
        {brand.answerTimes.map(([plan, time]) => (
          <div key={plan} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="font-[560]">{plan}</dt>
            <dd className="text-ink-muted">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-[14.5px] text-ink-muted">
        Prefer to write an email?{' '}
        <a
          href={`mailto:${brand.supportEmail}`}
          className="text-accent underline underline-offset-4"
        >
          {brand.supportEmail}
        </a>
      </p>
    </Card>
  );
}
