import { describe, expect, it } from 'vitest';
import { readText } from '#server/engine/ingest/read/text.ts';
import { createShippedKnowledge } from '#server/engine/shipped/shipped-knowledge.ts';
import { answerQuestion } from './answer-question.ts';

const open = (text: string) =>
  createShippedKnowledge([
    {
      documentId: 'guide',
      title: 'guide.md',
      document: {
        kind: 'md',
        title: null,
        pages: null,
        warnings: [],
        blocks: readText({ text, markdown: true }).blocks,
      },
    },
  ]);

async function ask(knowledge: ReturnType<typeof open>, question: string, before: string[] = []) {
  const opened = await knowledge.open({ embedder: null, onEmbeddingFailure: () => {} });
  let text = '';
  let confidence = 0;
  for await (const event of answerQuestion({
    ...opened,
    facts: knowledge.getFacts(),
    question,
    history: before.map((text) => ({ role: 'visitor' as const, text })),
    threshold: 0.01,
  })) {
    if (event.type === 'token') text += event.text;
    if (event.type === 'confidence') confidence = event.value;
  }
  opened.close();
  return { text, confidence };
}

describe('advice for an emergency', () => {
  const knowledge = open(`# Safety

## If something goes wrong

The kiln room has two doors. Keep both of them free at all times, also when deliveries arrive in the morning and boxes stand in the corridor for an hour or two before anyone has time to carry them upstairs.

Carbon monoxide alarm or headaches: switch the kiln off and get everybody out into fresh air.

Anyone who feels ill: call 112 at once.

The smoke detectors are tested every Monday. Members who arrive early on that day hear them beep for about a minute, which is nothing to worry about and needs no call to anyone in the building or elsewhere.`);

  it('goes on to the number to call when that follows right after it', async () => {
    const { text } = await ask(knowledge, 'the carbon monoxide alarm is going off, help');
    expect(text).toContain('fresh air');
    expect(text).toContain('112');
  });

  it('says what the heading tells to do, not only when', async () => {
    const sheet = open(`# After your visit

## Call 112 or go to the emergency room

If you can't breathe well, or if your face swells up to the eye. Don't wait until we open.

## When it bleeds a little

Bite on the pad for half an hour.`);
    const { text } = await ask(sheet, 'my face is swelling up and i cant breathe properly');
    expect(text).toMatch(/^Call 112 or go to the emergency room: If you can't breathe/);
  });
});

describe('what something costs', () => {
  const knowledge = open(`# Studio

## Wheel hire

The wheels are in the back room. Clean the wheel and the splash pan when you are done.

## Lockers

A locker is $12 a month.

## Aprons

Aprons hang beside the door. Take one and bring it back.`);

  it('is hardly answered by a text without a price', async () => {
    const priced = await ask(knowledge, 'what will a locker be');
    const without = await ask(knowledge, 'what will wheel hire be');
    expect(priced.text).toContain('$12');
    expect(priced.confidence).toBeGreaterThan(0.5);
    expect(without.confidence).toBeLessThan(0.5);
  });

  it('is hardly told by a text that says nothing of money', async () => {
    const { confidence } = await ask(knowledge, 'do you charge for aprons');
    const { confidence: plain } = await ask(knowledge, 'where are the aprons');
    expect(confidence).toBeLessThan(plain);
  });
});

describe('a section with lines for other cases', () => {
  const knowledge = open(`# Aftercare

## How do I care for a fresh glaze?

Don't wash it for two days, then use warm water. After reduction firing: no water and no heat for nine days.

## Where do you get your clay?

From a pit near the river.`);

  it('leaves out the line that is named after another thing', async () => {
    const { text } = await ask(knowledge, 'when can i wash a fresh glaze');
    expect(text).toContain('two days');
    expect(text).not.toContain('nine days');
  });
});

describe('two questions in one message', () => {
  const knowledge = open(`# Visit

## Paying

Installments through Splitly: three months, no interest.

## Cloakroom

The cloakroom takes banknotes of all kinds and gives cash for bottles.`);

  it('are not both answered by a text about one of them', async () => {
    const { text, confidence } = await ask(
      knowledge,
      'is there a sauna, and can i pay by installments?',
    );
    const isPartly = /couldn.t find/.test(text) || confidence < 0.5;
    expect(isPartly).toBe(true);
  });
});

describe('a question after another one', () => {
  const knowledge = open(`# Boats

## Internet

There is WiFi on every boat.

## Tickets

Printed tickets can be picked up at the pier.

## Bicycles

Bicycles travel free.`);

  it('that names what it is about is not answered with what was asked before', async () => {
    const { text } = await ask(knowledge, 'where do i get a printed ticket', [
      'is there WiFi on the boats?',
    ]);
    expect(text).toContain('at the pier');
    expect(text).not.toContain('WiFi');
  });
});

describe('a line that goes on from the one before it', () => {
  const knowledge = open(`# Boat hire

## What do I need to bring?

One proof of who you are: a passport or a driving licence. And a bank card for the deposit. Members only need their number.`);

  it('is not shown without it', async () => {
    const { text } = await ask(knowledge, 'what do i need to bring with me to hire a boat');
    expect(text).toMatch(/One proof of who you are.*And a bank card/);
  });
});

describe('a bold sentence before a text', () => {
  const knowledge = open(`# Care

**Swelling that spreads, or a rash with fever: call the health line 116 117 today.** Keep the splint on, because taking it off can make it worse.

**I've lost my splint.** Come by for a new one, no appointment needed.
`);

  it('is said with the text, because it says what to do', async () => {
    const { text } = await ask(
      knowledge,
      'my arm has a rash and fever, should i take the splint off?',
    );
    expect(text).toContain('116 117');
    expect(text).toContain('Keep the splint on');
  });

  it('is left out where it says what visitors say', async () => {
    const { text } = await ask(knowledge, 'i lost my splint');
    expect(text).toContain('Come by for a new one');
    expect(text).not.toContain("I've lost");
  });
});
