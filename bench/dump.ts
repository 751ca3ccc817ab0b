import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import { writeRow } from '#server/engine/answer/sections.ts';
import { cacheVectors } from './quality/cache-vectors.ts';
import { gradeAnswer } from './quality/grade-answer.ts';
import { loadKnowledgeBase } from './quality/knowledge-base.ts';
import { openEmbedder } from './quality/open-embedder.ts';
const [out, ...folders] = process.argv.slice(2);
const cached = cacheVectors(await openEmbedder());
const lines: string[] = [];
for (const folder of folders) {
  const { questions, timeZone } = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8'));
  const base = await loadKnowledgeBase({ folder, embedder: cached });
  for (const question of questions) {
    if (question.kind === 'small-talk') continue;
    const ask = async (text: string, history: any[]) => {
      const answer: any = { text: '', answered: false, confidence: 0, sources: [] };
      const calls: any[] = [];
      (globalThis as any).__dump = (call: any) => calls.push(call);
      for await (const event of answerQuestion({ ...base, embedder: cached, question: text, history, timeZone } as any)) {
        if (event.type === 'token') answer.text += event.text;
        else if (event.type === 'confidence') answer.confidence = event.value;
        else if (event.type === 'sources') answer.sources = event.sources.map(({ title }: any) => title);
        else if (event.type === 'done') answer.answered = event.answered;
      }
      return { answer, calls };
    };
    const history: any[] = [];
    for (const text of question.after ?? []) {
      const before = await ask(text, history);
      history.push({ role: 'visitor', text }, { role: 'assistant', text: before.answer.text });
    }
    const { answer, calls } = await ask(question.ask, history);
    const grade = gradeAnswer(question, answer);
    const holds = (text: string): boolean =>
      !question.refuse && ['right', 'stilted', 'uncited'].includes(gradeAnswer({ ...question, none: [] }, { text, answered: true, confidence: 1, sources: [] }));
    const isRight = (text: string): boolean =>
      !question.refuse && ['right', 'stilted', 'uncited'].includes(gradeAnswer(question, { text, answered: true, confidence: 1, sources: [] }));
    lines.push(JSON.stringify({
      shop: basename(folder), id: question.id, kind: question.kind, ask: question.ask, after: question.after, refuse: !!question.refuse, from: question.from,
      grade, answer: answer.text, confidence: answer.confidence, answered: answer.answered,
      calls: calls.map(({ text, language, languages, candidates, sections, ranked, judged, said }) => {
        const rankOf = new Map(ranked.map((r: any, i: number) => [r.section.passage.id + '/' + r.section.sentences[0], i]));
        return {
          text, language, languages,
          candidates: candidates.map((c: any) => ({ kind: c.kind, confidence: c.confidence, said: c.statements.map((s: any) => s.text).join(' '), right: isRight(c.statements.map((s: any) => s.text).join(' ')), understood: c.understood, saidJudged: said.get(c), judged: judged.passages(c.statements.flatMap((s: any) => s.passages)), besides: judged.besides(c.statements.flatMap((s: any) => s.passages)), evidence: c.statements.flatMap((s: any) => s.passages.map((p: any) => [p.title, p.place.heading ?? '', p.text])) })),
          sections: sections.map((s: any) => ({ title: s.passage.title, heading: s.heading, row: s.passage.place.row, text: s.passage.place.row !== undefined ? s.passage.text : s.text, judged: judged.section(s), rank: rankOf.get(s.passage.id + '/' + s.sentences[0]) ?? -1, right: isRight(s.passage.place.row !== undefined ? writeRow(s.passage) : s.text) || isRight(s.heading + ' ' + s.text), holds: holds(s.heading + ' ' + s.text) && (!question.from || s.passage.title === question.from) })),
        };
      }),
    }));
  }
}
writeFileSync(out!, lines.join('\n') + '\n');
cached.save();
await cached.close();
