import { mkdirSync, readFileSync, writeFileSync, appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findInContext } from '#server/engine/answer/find-in-context.ts';
import { judgeFound, readerFor, readFavorite, readSigns, textOf } from '#server/engine/answer/reconsider.ts';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import { understandMessage } from '#server/engine/understand/understand-message.ts';
import { cacheVectors } from '../quality/cache-vectors.ts';
import { loadKnowledgeBase } from '../quality/knowledge-base.ts';
import { openEmbedder } from '../quality/open-embedder.ts';

const [out, ...files] = process.argv.slice(2);
const embedder = cacheVectors(await openEmbedder());
writeFileSync(out!, '');
type Unit = { source: string; heading: string; text: string };
const norm = (s: string) => s.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const memo = new Map<string, Set<string>>();
const toks = (s: string) => { let m = memo.get(s); if (!m) { m = new Set(norm(s).split(' ').filter((w) => /\d/.test(w) || w.length > 3)); memo.set(s, m); } return m; };
function docs(units: Unit[], folder: string) {
  mkdirSync(join(folder, 'docs'), { recursive: true });
  const by = new Map<string, Unit[]>();
  for (const u of units) by.set(u.source, [...(by.get(u.source) ?? []), u]);
  for (const [source, us] of by) {
    const name = source.replace(/[/\\]/g, '-');
    const isRow = (u: Unit) => u.text.includes('; ') && (u.text.match(/: /g) ?? []).length >= 2;
    if (/\.(csv|xlsx?|tsv)$/i.test(source) && us.every(isRow)) {
      const rows = us.map((u) => new Map(u.text.split('; ').map((c) => { const i = c.indexOf(': '); return [i < 0 ? 'Note' : c.slice(0, i), i < 0 ? c : c.slice(i + 2)] as [string, string]; })));
      const cols = [...new Set(rows.flatMap((r) => [...r.keys()]))];
      const q = (v: string) => `"${v.replaceAll('"', '""')}"`;
      writeFileSync(join(folder, 'docs', name.replace(/\.\w+$/, '.csv')), [cols, ...rows.map((r) => cols.map((c) => r.get(c) ?? ''))].map((r) => r.map(q).join(',')).join('\n') + '\n');
    } else {
      const lines: string[] = [`# ${source.replace(/\.\w+$/, '')}`, ''];
      let last = '';
      for (const u of us) {
        if (u.heading && u.heading !== last) lines.push(`## ${u.heading}`, '');
        last = u.heading;
        lines.push(u.text, '');
      }
      writeFileSync(join(folder, 'docs', name.replace(/\.\w+$/, '') + '.md'), lines.join('\n'));
    }
  }
}
for (const file of files) {
  const units: Unit[] = [];
  const questions: { k: string; q: string; u: number; plus: boolean }[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('@ ')) {
      const [place = '', ...rest] = line.slice(2).split(' | ');
      const [s = '', h = ''] = place.split(' > ');
      units.push({ source: s.trim(), heading: h.trim(), text: rest.join(' | ').trim() });
    } else if (/^[?!]/.test(line) && units.length && line.length > 2) {
      const plus = line.startsWith('?+');
      questions.push({ k: line[0]!, q: line.slice(plus ? 2 : 1).trim(), u: units.length - 1, plus });
    }
  }
  const folder = `/tmp/prac/${basename(file, '.txt')}`;
  docs(units, folder);
  const base = await loadKnowledgeBase({ folder, embedder });
  const { facts } = base;
  const unitToks = units.map((u) => toks(`${u.heading} ${u.text}`));
  const unitNorm = units.map((u) => norm(u.text));
  for (const { k, q, u, plus } of questions) {
    const message = understandMessage({ text: q, history: [], facts });
    const [part] = message.parts;
    const head = { file: basename(file), k, q, u, plus, gold: units[u]!.text, lang: message.language, parts: message.parts.length };
    if (!part || message.smallTalk) { appendFileSync(out!, JSON.stringify({ ...head, talk: true }) + '\n'); continue; }
    const found = await findInContext({ ...base, embedder, text: part.text, previous: message.previous, language: message.language, history: [], now: new Date(), timeZone: process.env.TZN ?? 'Europe/London' });
    const judged = process.env.NOJUDGE ? null : await judgeFound({ found, read: readerFor({ embedder, message, facts }), embedder });
    const isRight = (text: string, passages: { text: string }[], kind: string) => {
      if (k === '!') return false;
      const said = toks(text);
      const cited = passages.some((p) => { const n = norm(p.text); return n.includes(unitNorm[u]!.slice(0, 60)) || unitNorm[u]!.includes(n.slice(0, 60)) || [...toks(units[u]!.text)].every((w) => toks(p.text).has(w)); });
      if (kind === 'schedule' || kind === 'contact') return cited;
      if (said.size === 0) return cited;
      const share = (at: number) => [...said].filter((w) => unitToks[at]!.has(w)).length / said.size;
      const back = [...unitToks[u]!].filter((w) => said.has(w)).length / Math.max(1, unitToks[u]!.size);
      const mine = share(u);
      const best = Math.max(...units.map((_, i) => share(i)));
      return (mine >= 0.55 && mine >= best - 0.15) || back >= 0.6;
    };
    const { candidates, sections, judgment } = judged ?? { candidates: found.candidate ? [found.candidate] : [], sections: [], judgment: null };
    const favorite = judgment && readFavorite({ candidates, sections, judgment });
    const shown = favorite && found.say?.(favorite.section);
    const final: any = { text: '', answered: false, confidence: 0, right: false };
    for await (const event of answerQuestion({ ...base, embedder, question: q, history: [], timeZone: process.env.TZN ?? 'Europe/London' })) {
      if (event.type === 'token') final.text += event.text;
      else if (event.type === 'confidence') final.confidence = event.value;
      else if (event.type === 'done') final.answered = event.answered;
      else if (event.type === 'why') final.why = event.why.understood;
    }
    const same = candidates.find((c) => textOf(c).slice(0, 30) === final.text.slice(0, 30));
    final.right = final.answered && (isRight(final.text, [], 'text') || (same ? isRight(textOf(same), same.statements.flatMap((s) => s.passages), same.kind) : false));
    appendFileSync(out!, JSON.stringify({
      ...head, asked: part.text,
      candidates: candidates.map((c) => ({ kind: c.kind, conf: c.confidence, understood: c.understood, plan: c.plan, text: textOf(c), parts: c.parts, evidence: (c as any).evidence, right: isRight(textOf(c), c.statements.flatMap((s) => s.passages), c.kind), signs: judgment && readSigns({ candidate: c, judgment }) })),
      favorite: favorite && { judged: favorite.judged, lead: favorite.lead, row: favorite.row, sure: favorite.sure, text: shown?.text, right: shown ? isRight(shown.text, shown.passages, 'text') : false, goldSection: norm(favorite.section.text).includes(unitNorm[u]!.slice(0, 40)) || unitNorm[u]!.includes(norm(favorite.section.text).slice(0, 60)) },
      sections: judgment ? sections.slice(0, 16).map((s) => ({ j: judgment.section(s), gold: norm(s.passage.text).includes(unitNorm[u]!.slice(0, 40)) || [...toks(units[u]!.text)].every((w) => toks(s.passage.text).has(w)) })) : [],
      final,
    }) + '\n');
  }
  embedder.save();
  console.log(basename(file), questions.length);
}
await embedder.close();
