"""What the judge learns from: questions, and texts that answer them or don't."""

import json
import re
import unicodedata

import torch
import torch.nn.functional as F

QUESTION_TOKENS = 48
TEXT_TOKENS = 150


class Tokenizer:
    """The cuts of src/server/adapters/models/embedding/wordpiece.ts."""

    def __init__(self, path):
        lines = path.read_text(encoding='utf8').split('\n')
        self.ids = {piece.rstrip('\r'): at for at, piece in enumerate(lines) if piece}
        self.known = {}

    def cut_word(self, word):
        if word in self.known:
            return self.known[word]
        ids, start = [], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = word[start:end] if start == 0 else f'##{word[start:end]}'
                if piece in self.ids:
                    break
            else:
                ids = [self.ids['[UNK]']]
                break
            ids.append(self.ids[piece])
            start = end
        self.known[word] = ids
        return ids

    def cut(self, text):
        folded = unicodedata.normalize('NFD', text.lower())
        plain = ''.join(c for c in folded if unicodedata.category(c) != 'Mn').replace('_', ' _ ')
        return [id for word in re.findall(r'[^\w\s]|\w+', plain) for id in self.cut_word(word)]

    def pair(self, question, text):
        first = [101, *self.cut(question)[:QUESTION_TOKENS], 102]
        second = [*self.cut(text)[:TEXT_TOKENS], 102]
        return first + second, [0] * len(first) + [1] * len(second)


def to_batch(pairs):
    longest = max(len(ids) for ids, _ in pairs)
    ids, kinds, present = (torch.zeros(len(pairs), longest, dtype=torch.long) for _ in range(3))
    for at, (some, kind) in enumerate(pairs):
        ids[at, : len(some)] = torch.tensor(some)
        kinds[at, : len(kind)] = torch.tensor(kind)
        present[at, : len(some)] = 1
    return ids, kinds, present


def read_businesses(folder):
    """Units (source, heading, text) and questions (kind, text, unit, several units answer it) of each business."""
    for path in sorted(folder.glob('*.txt')):
        units, questions = [], []
        for line in [*path.read_text(encoding='utf8').splitlines(), '= ']:
            if line.startswith('= '):
                if units:
                    yield units, questions
                units, questions = [], []
            elif line.startswith('@ '):
                place, _, text = line[2:].partition(' | ')
                source, _, heading = place.partition(' > ')
                units.append((source.strip(), heading.strip(), text.strip()))
            elif line[:1] in ('?', '!') and units:
                is_shared = line.startswith('?+')
                text = line[2 if is_shared else 1 :].strip()
                questions.append((line[0], text, len(units) - 1, is_shared))


def is_row(unit):
    return '; ' in unit[2] and unit[2].count(': ') >= 2


def write_unit(unit, rng=None):
    source, heading, text = unit
    if rng is None:
        return f'{heading}: {text}' if heading else text
    if is_row(unit) and rng.random() < 0.5:
        text = text.replace('; ', '\n')
    if heading and rng.random() < 0.9:
        text = f'{heading}: {text}'
    if rng.random() < 0.35:
        name = re.sub(r'\.\w{2,4}$', '', source)
        text = f'{name}: {text}'
    return text


def write_grown(units, at, rng, besides):
    """Half of the prose as real documents have it: with other things under the same heading."""
    text = write_unit(units[at], rng)
    if is_row(units[at]):
        return text
    chance = rng.random()
    for _ in range(0 if chance < 0.5 else 1 if chance < 0.8 else 2):
        near = range(max(0, at - 8), min(len(units), at + 9))
        others = [n for n in near if n not in (at, besides) and not is_row(units[n])]
        if not others:
            break
        other = units[rng.choice(others)][2]
        head, _, rest = text.partition(': ')
        text = f'{text} {other}' if rng.random() < 0.6 or not rest else f'{head}: {other} {rest}'
    return text


def embed(judge, tokenizer, texts):
    """Vectors of the original model: what is near in them but wrong teaches most."""
    vectors = []
    with torch.no_grad():
        for at in range(0, len(texts), 64):
            cuts = [[101, *tokenizer.cut(text)[:160], 102] for text in texts[at : at + 64]]
            _, mean = judge.hidden(*to_batch([(ids, [0] * len(ids)) for ids in cuts]))
            vectors.append(F.normalize(mean, dim=-1))
    return torch.cat(vectors)


def find_neighbors(judge, tokenizer, businesses):
    cases = []
    for units, questions in businesses:
        asked = embed(judge, tokenizer, [text for _, text, _, _ in questions])
        near = asked @ embed(judge, tokenizer, [write_unit(unit) for unit in units]).T
        for (kind, text, unit, is_shared), row in zip(questions, near):
            order = [n for n in row.argsort(descending=True)[:14].tolist() if n != unit]
            cases.append(('unit', units, kind, text, unit, is_shared, order))
    return cases


def read_found(path):
    """What the engine finds for shops' questions: answers and sections, those that are right and those that aren't."""
    cases = []
    for line in path.read_text(encoding='utf8').splitlines():
        one = json.loads(line)
        told = lambda name, right: [each['text'] for each in one[name] if each['right'] is right]
        answers, sections = (
            (told(name, True), told(name, False)) for name in ('answers', 'sections')
        )
        cases.append(('found', one['question'], answers, sections))
    return cases


def choose_found(answers, sections, rng):
    (right_answers, wrong_answers), (right_sections, wrong_sections) = answers, sections
    right = [rng.choice(right_answers)] if right_answers else []
    if right_sections and (not right or rng.random() < 0.6):
        right.append(rng.choice(right_sections))
    wrong = rng.sample(wrong_answers, min(2, len(wrong_answers)))
    near, far = wrong_sections[:6], wrong_sections[6:]
    wanted = (2 if wrong else 3) - (1 if far else 0)
    wrong += rng.sample(near, min(wanted, len(near))) + ([rng.choice(far)] if far else [])
    return right, wrong


def choose_units(units, kind, unit, is_shared, order, rng):
    if kind != '?':
        chosen = [unit, *rng.sample(order[:6], 2)]
        return [], [write_grown(units, n, rng, None) for n in chosen]
    chosen = [] if is_shared else [*rng.sample(order[:6], 2), rng.choice(order[6:])]
    return [write_grown(units, unit, rng, None)], [write_grown(units, n, rng, unit) for n in chosen]


def write_pairs(case, rng, tokenizer):
    """Pairs of the question and a text, those first that answer it."""
    if case[0] == 'found':
        _, question, answers, sections = case
        right, wrong = choose_found(answers, sections, rng)
    else:
        _, units, kind, question, unit, is_shared, order = case
        right, wrong = choose_units(units, kind, unit, is_shared, order, rng)
        if rng.random() < 0.1:
            question = rng.choice(['hi ', 'hello, ', 'hey, ', 'good morning, ']) + question
    if rng.random() < 0.2:
        question = question.rstrip('?.! ')
    if rng.random() < 0.1:
        question = question.capitalize()
    labels = [1.0] * len(right) + [0.0] * len(wrong)
    return [tokenizer.pair(question, text) for text in [*right, *wrong]], labels
