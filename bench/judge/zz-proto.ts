import { readFileSync } from 'node:fs';
import { readInEnglish } from '#server/engine/language/read-in-english.ts';
import { cacheVectors } from '../quality/cache-vectors.ts';
import { openEmbedder } from '../quality/open-embedder.ts';
const [lang, judged, ...files] = process.argv.slice(2);
const e = cacheVectors(await openEmbedder());
const modes = { raw: (s: string) => s, read: (s: string) => readInEnglish(s, lang as 'es') };
const dot = (a: Float32Array, b: Float32Array) => a.reduce((s, x, i) => s + x * b[i]!, 0);
for (const [name, f] of Object.entries(modes)) {
  let n = 0, h1 = 0, h5 = 0, j1 = 0; const pos: number[] = [], neg: number[] = []; const un = new Map<string, number>(); let tot = 0;
  for (const file of files) {
    const units: string[] = [], qs: { k: string; q: string; u: number }[] = [];
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line.startsWith('@ ')) { const [p = '', ...r] = line.slice(2).split(' | '); const h = p.split(' > ')[1]?.trim(); units.push((h ? h + ': ' : '') + r.join(' | ')); }
      else if (/^[?!]/.test(line) && !line.startsWith('?+') && line.length > 2) qs.push({ k: line[0]!, q: line.slice(1).trim(), u: units.length - 1 });
    }
    const uv = await e.embed(units.map(f)), qv = await e.embed(qs.map((x) => f(x.q)), { as: 'question' });
    for (const [i, x] of qs.entries()) {
      for (const w of f(x.q).match(/\p{L}+/gu) ?? []) { tot++; }
      const order = units.map((_, u) => u).sort((a, b) => dot(uv[b]!, qv[i]!) - dot(uv[a]!, qv[i]!));
      if (x.k === '?') { n++; if (order[0] === x.u) h1++; if (order.slice(0, 5).includes(x.u)) h5++; }
      if (judged === 'judge' && i % 3 === 0) {
        const top = order.slice(0, 8); const s = await e.judge!(f(x.q), top.map((u) => f(units[u]!).slice(0, 700)));
        const m = Math.max(...s); (x.k === '?' ? pos : neg).push(m);
        if (x.k === '?' && top[s.indexOf(m)] === x.u) j1++;
      }
    }
    e.save();
  }
  let auc = 0; for (const p of pos) for (const q of neg) auc += p > q ? 1 : p === q ? 0.5 : 0;
  console.log(name, n, 'hit@1', (h1 / n).toFixed(3), 'hit@5', (h5 / n).toFixed(3), pos.length ? `judge top1 ${(j1 / pos.length).toFixed(3)} auc ${(auc / pos.length / neg.length).toFixed(3)} of ${pos.length}/${neg.length}` : '');
}
await e.close();
