import { traceStream } from '#server/config/active-span.ts';
import type { AnswerTrace } from '#shared/chat-events.ts';
import { checkStream } from './check-answer.ts';
import type { EngineEvent } from './engine-event.ts';
import { listSources } from './list-sources.ts';
import type { Writer, WriterTask } from './writer.ts';

/**
 * Lets the model speak, checked sentence by sentence; when it fails before anything was said, or nothing it said could
 * be let through, the built-in writer answers instead. An answer cut off in the middle is never passed off as whole.
 */
export async function* writeAnswer(input: Writing): AsyncGenerator<EngineEvent> {
  yield* traceStream({ name: 'write answer' }, () => write(input));
}

type Writing = {
  writer: Writer | null;
  builtIn: Writer;
  task: WriterTask;
  why: AnswerTrace;
  now(): number;
};

async function* write(input: Writing): AsyncGenerator<EngineEvent> {
  const { task } = input;
  const started = input.now();
  const cited = new Set<number>();
  const withheld: string[] = [];
  let fallbackReason: string | null = null;
  let spoken = false;
  const explain = (writer: AnswerTrace['writer']): EngineEvent => ({
    type: 'why',
    why: {
      ...input.why,
      writer,
      fallbackReason,
      withheld,
      milliseconds: { ...input.why.milliseconds, answer: input.now() - started },
    },
  });

  if (input.writer) {
    try {
      const passages = task.passages.map((passage) => passage.text);
      const checked = checkStream({
        text: input.writer.write(task),
        passages,
        computed: task.computed,
        instructions: input.writer.instruct?.(task) ?? task.instructions,
      });
      for await (const sentence of checked) {
        if (sentence.withheld) {
          withheld.push(sentence.text);
          continue;
        }
        for (const number of sentence.cited) cited.add(number);
        spoken = true;
        yield { type: 'token', text: sentence.text };
      }
      if (!spoken) fallbackReason = 'nothing-supported';
    } catch (error) {
      if (task.signal?.aborted) throw error;
      fallbackReason = error instanceof Error ? error.message : String(error);
      if (spoken) {
        yield { type: 'sources', sources: listSources({ ...task, cited }) };
        yield explain('model');
        yield {
          type: 'error',
          code: 'interrupted',
          message: 'The answer was interrupted. Please ask again.',
        };
        return;
      }
    }
  }
  if (!spoken) {
    for await (const text of input.builtIn.write(task)) yield { type: 'token', text };
    for (const { passages } of task.statements) for (const number of passages) cited.add(number);
  }
  yield { type: 'sources', sources: listSources({ ...task, cited }) };
  yield explain(spoken ? 'model' : 'built-in');
  yield { type: 'done', answered: true };
}
