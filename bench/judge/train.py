"""Trains the judge: the model that tells whether a text answers a question.

    python3 train.py ORIGINAL PRACTICE OUT [--found FILE] [--businesses N] [--minutes N] [--from CHECKPOINT|WEIGHTS]

ORIGINAL is a folder with model_q4.onnx, model_q4.onnx_data and vocab.txt (README.md says how to get it), PRACTICE the
folder beside this file. FILE is what list-found.ts writes. OUT becomes judge-weights.bin; that and OUT.pt beside it can
be trained further. Needs Python 3 with torch, onnx and numpy, and uses two processor cores.
"""

import argparse
import math
import random
import re
import time
import unicodedata
from pathlib import Path

import numpy as np
import onnx
import torch
import torch.multiprocessing as mp
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

SIZE = 384
LAYERS = 6
HEADS = 12
QUESTION_TOKENS = 48
TEXT_TOKENS = 150
QUESTIONS_PER_STEP = 6
# With --found so many of the questions are about practice, so that it isn't forgotten.
PRACTICE_SHARE = 0.1
# Eight bits minus one: see scripts/model/quantise-model.ts.
LARGEST = 63


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(SIZE, SIZE) for _ in range(4))
        self.fc1, self.fc2 = nn.Linear(SIZE, 4 * SIZE), nn.Linear(4 * SIZE, SIZE)
        self.norm1, self.norm2 = (nn.LayerNorm(SIZE, eps=1e-12) for _ in range(2))
        self.dropout = 0.0

    def forward(self, x, mask):
        count, tokens, _ = x.shape
        split = lambda y: y.view(count, tokens, HEADS, SIZE // HEADS).transpose(1, 2)
        q, k, v = split(self.q(x)), split(self.k(x)), split(self.v(x))
        weights = (q @ k.transpose(-1, -2) / math.sqrt(SIZE // HEADS) + mask).softmax(-1)
        y = self.o((weights @ v).transpose(1, 2).reshape(count, tokens, SIZE))
        x = self.norm1(x + F.dropout(y, self.dropout, self.training))
        y = self.fc2(F.gelu(self.fc1(x)))
        return self.norm2(x + F.dropout(y, self.dropout, self.training))


class Judge(nn.Module):
    def __init__(self):
        super().__init__()
        self.words, self.kinds, self.places = (
            nn.Embedding(rows, SIZE) for rows in (30522, 2, 512)
        )
        self.norm = nn.LayerNorm(SIZE, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.head = nn.Linear(2 * SIZE, 1)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)

    def hidden(self, ids, kinds, present):
        x = self.words(ids) + self.kinds(kinds) + self.places(torch.arange(ids.shape[1]))[None]
        x = self.norm(x)
        mask = (1 - present[:, None, None, :].float()) * -1e4
        for layer in self.layers:
            x = layer(x, mask)
        return x, (x * present[..., None]).sum(1) / present.sum(1, keepdim=True)

    def forward(self, ids, kinds, present):
        x, mean = self.hidden(ids, kinds, present)
        return self.head(torch.cat([x[:, 0], mean], -1))[:, 0]


MATRICES = {
    'q': 'attn.q_proj',
    'k': 'attn.k_proj',
    'v': 'attn.v_proj',
    'o': 'attn.o_proj',
    'fc1': 'mlp.fc1',
    'fc2': 'mlp.fc2',
}
NORMS = {'norm1': 'attention_output_norm_layernorm', 'norm2': 'mlp_output_norm_layernorm'}


def load_original(folder):
    graph = onnx.load(str(folder / 'model_q4.onnx'), load_external_data=True).graph
    tensors = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    judge = Judge()

    def put(parameter, values):
        parameter.data = torch.tensor(np.array(values), dtype=torch.float32)

    for name in ('words', 'kinds', 'places'):
        long = {'words': 'word', 'kinds': 'token_type', 'places': 'position'}[name]
        put(getattr(judge, name).weight, tensors[f'.model.embeddings.{long}_embeddings.weight'])
    put(judge.norm.weight, tensors['model.layers.-1.embeddings_norm_layernorm.weight'])
    put(judge.norm.bias, tensors['model.layers.-1.embeddings_norm_layernorm.bias'])
    for at, layer in enumerate(judge.layers):
        prefix = f'model.layers.{at}.'
        for name, long in MATRICES.items():
            matrix = getattr(layer, name)
            packed = tensors[f'{prefix}{long}.MatMul.weight_Q4']
            scales = tensors[f'{prefix}{long}.MatMul.weight_scales']
            put(matrix.weight, unpack(packed, scales))
            put(matrix.bias, tensors[f'{prefix}{long}.Add.bias'])
        for name, long in NORMS.items():
            put(getattr(layer, name).weight, tensors[f'{prefix}{long}.weight'])
            put(getattr(layer, name).bias, tensors[f'{prefix}{long}.bias'])
    return judge


def unpack(packed, scales):
    """Blocks of 32 nibbles around 8, with one scale each."""
    rows, blocks, _ = packed.shape
    nibbles = np.stack([packed & 15, packed >> 4], -1).reshape(rows, blocks, 32)
    values = (nibbles.astype(np.float32) - 8) * scales.reshape(rows, blocks, 1)
    return values.reshape(rows, blocks * 32)


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
    import json

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


def loss_of(judge, groups):
    groups = [group for group in groups if group[0]]
    pairs = [pair for some, _ in groups for pair in some]
    labels = torch.tensor([label for _, some in groups for label in some])
    order = sorted(range(len(pairs)), key=lambda at: len(pairs[at][0]))
    # Pairs of like length together: less padding.
    cuts = [0, len(order) // 4, len(order) // 2, len(order) * 3 // 4, len(order)]
    scores = torch.cat(
        [judge(*to_batch([pairs[at] for at in order[a:b]])) for a, b in zip(cuts, cuts[1:]) if b > a]
    )
    back = torch.empty(len(pairs), dtype=torch.long)
    back[torch.tensor(order)] = torch.arange(len(pairs))
    scores = scores[back]
    weights = torch.where(labels > 0, torch.tensor(1.5), torch.tensor(0.8))
    loss = F.binary_cross_entropy_with_logits(scores, labels, weight=weights)
    choices, at = [], 0
    for _, own in groups:
        right, some_scores = int(sum(own)), scores[at : at + len(own)]
        if 0 < right < len(own):
            choices.append(some_scores.logsumexp(0) - some_scores[:right].logsumexp(0))
        at += len(own)
    return loss + 0.4 * torch.stack(choices).mean() if choices else loss


def work(rank, judge, cases, tokenizer, gradients, losses, go, done, stop):
    """Half of every step, on a core of its own."""
    torch.set_num_threads(1)
    rng = random.Random(rank)
    torch.manual_seed(rank)
    parameters = [one for one in judge.parameters() if one.requires_grad]
    judge.train()
    found, practice = ([one for one in cases if (one[0] == 'found') is is_found] for is_found in (True, False))
    cases = found or practice
    left = []
    while True:
        go.wait()
        if stop.value:
            return
        some = []
        for _ in range(QUESTIONS_PER_STEP):
            if found and practice and rng.random() < PRACTICE_SHARE:
                some.append(rng.choice(practice))
                continue
            if not left:
                left = list(range(rank, len(cases), 2))
                rng.shuffle(left)
            some.append(cases[left.pop()])
        loss = loss_of(judge, [write_pairs(case, rng, tokenizer) for case in some])
        for one in parameters:
            one.grad = None
        loss.backward()
        gradients[rank].copy_(torch.cat([one.grad.view(-1) for one in parameters]))
        losses[rank] = loss.item()
        done.wait()


def train(judge, cases, tokenizer, minutes, peak):
    for one in judge.parameters():
        one.requires_grad = False
    for layer in judge.layers:
        layer.dropout = 0.1
    for part in (judge.layers, judge.head):
        part.requires_grad_(True)
    judge.share_memory()
    parameters = [one for one in judge.parameters() if one.requires_grad]
    gradients = torch.zeros(2, sum(one.numel() for one in parameters)).share_memory_()
    losses = torch.zeros(2).share_memory_()
    context = mp.get_context('fork')
    go, done, stop = context.Barrier(3), context.Barrier(3), context.Value('i', 0)
    args = (judge, cases, tokenizer, gradients, losses, go, done, stop)
    workers = [context.Process(target=work, args=(rank, *args), daemon=True) for rank in (0, 1)]
    for worker in workers:
        worker.start()
    own = set(judge.head.parameters())
    optimizer = torch.optim.AdamW(
        [
            {'params': [one for one in parameters if one not in own], 'lr': peak},
            {'params': list(own), 'lr': 3 * peak},
        ],
        weight_decay=0.01,
    )
    rates = [group['lr'] for group in optimizer.param_groups]
    started, step, usual = time.time(), 0, None
    while (share := (time.time() - started) / (60 * minutes)) < 1:
        go.wait()
        done.wait()
        gradient = gradients.mean(0)
        gradient *= min(1, 1 / (gradient.norm().item() + 1e-6))
        at = 0
        for one in parameters:
            one.grad = gradient[at : at + one.numel()].view_as(one).clone()
            at += one.numel()
        for group, rate in zip(optimizer.param_groups, rates):
            group['lr'] = rate * min(1, (step + 1) / 60) * (1 - share)
        optimizer.step()
        step += 1
        usual = losses.mean().item() if usual is None else 0.98 * usual + 0.02 * losses.mean().item()
        if step % 50 == 0:
            print(f'{step * 2 * QUESTIONS_PER_STEP} questions, loss {usual:.3f}', flush=True)
    stop.value = 1
    go.wait()


def write_weights(judge, path):
    out = bytearray()
    floats = lambda tensor: tensor.detach().numpy().astype('<f4').tobytes()
    for layer in judge.layers:
        for name in MATRICES:
            matrix = getattr(layer, name)
            values = matrix.weight.detach().numpy().T
            most = np.abs(values).max(0)
            scales = np.where(most > 0, most / LARGEST, 1).astype('<f4')
            out += np.rint(values / scales).astype(np.int8).tobytes() + scales.tobytes()
            out += floats(matrix.bias)
        for name in NORMS:
            out += floats(getattr(layer, name).weight) + floats(getattr(layer, name).bias)
    out += floats(judge.head.weight.view(-1)) + floats(judge.head.bias)
    path.write_bytes(out)


def read_weights(judge, path):
    """The other way round: what write_weights wrote."""
    data, at = path.read_bytes(), 0

    def take(count, kind):
        nonlocal at
        values = np.frombuffer(data, kind, count, at)
        at += values.nbytes
        return torch.tensor(values.astype(np.float32))

    for layer in judge.layers:
        for name in MATRICES:
            matrix = getattr(layer, name)
            columns, rows = matrix.weight.shape
            whole = take(rows * columns, np.int8).view(rows, columns)
            matrix.weight.data = (whole * take(columns, '<f4')).T.contiguous()
            matrix.bias.data = take(columns, '<f4')
        for name in NORMS:
            norm = getattr(layer, name)
            norm.weight.data, norm.bias.data = take(SIZE, '<f4'), take(SIZE, '<f4')
    judge.head.weight.data = take(2 * SIZE, '<f4')[None]
    judge.head.bias.data = take(1, '<f4')


def main():
    parser = argparse.ArgumentParser()
    for name in ('original', 'practice', 'out'):
        parser.add_argument(name, type=Path)
    parser.add_argument('--found', type=Path)
    parser.add_argument('--businesses', type=int)
    parser.add_argument('--minutes', type=float, default=60)
    parser.add_argument('--from', dest='start', type=Path)
    parser.add_argument('--rate', type=float, default=8e-5)
    options = parser.parse_args()
    torch.set_num_threads(1)
    tokenizer = Tokenizer(options.original / 'vocab.txt')
    judge = load_original(options.original)
    businesses = list(read_businesses(options.practice))
    random.Random(5).shuffle(businesses)
    cases = find_neighbors(judge, tokenizer, businesses[: options.businesses])
    if options.found:
        cases += read_found(options.found)
    print(f'{len(cases)} questions', flush=True)
    if options.start and options.start.suffix == '.pt':
        judge.load_state_dict(torch.load(options.start))
    elif options.start:
        read_weights(judge, options.start)
    train(judge, cases, tokenizer, options.minutes, options.rate)
    torch.save(judge.state_dict(), options.out.with_suffix('.pt'))
    write_weights(judge, options.out)


if __name__ == '__main__':
    main()
