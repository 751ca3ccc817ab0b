import type { PreviewAnswer } from '#shared/contract/websites.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type PreviewAnswersProps = {
  answers: readonly PreviewAnswer[];
  /** More may come. */
  isReading: boolean;
};

const most = 3;

/** Questions that visitors will ask, with the answers they will get. */
export function PreviewAnswers({ answers, isReading }: PreviewAnswersProps) {
  if (answers.length === 0 && !isReading) {
    return (
      <p className="text-[14.5px] text-ink-muted">
        We didn't find opening hours, prices or frequently asked questions to show here. Create the
        chatbot and ask it anything in the playground.
      </p>
    );
  }
  const missing = isReading ? most - answers.length : 0;
  return (
    <ul aria-label="Answers from your website" aria-live="polite" className="flex flex-col gap-4">
      {answers.map(({ question, answer, source }) => (
        <li key={question} className="flex flex-col gap-1.5">
          <p className="max-w-[85%] self-end rounded-2xl rounded-br-sm bg-accent px-3.5 py-2 text-[14.5px] wrap-anywhere text-accent-ink">
            {question}
          </p>
          <div className="max-w-[92%] self-start rounded-2xl rounded-bl-sm bg-sunken px-3.5 py-2 text-[14.5px]">
            <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
            <a
              href={source.url}
              target="_blank"
              rel="noreferrer"
              className="text-[13px] wrap-anywhere text-accent underline-offset-2 hover:underline"
            >
              {source.title}
            </a>
          </div>
        </li>
      ))}
      {Array.from({ length: missing }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={index} aria-hidden className="flex flex-col gap-1.5">
          <Skeleton className="h-9 w-48 self-end rounded-2xl" />
          <Skeleton className="h-14 w-64 rounded-2xl" />
        </li>
      ))}
    </ul>
  );
}
