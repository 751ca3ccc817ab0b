"""Trains a judge: a model that tells whether a text answers a question.

    python3 train.py quick|deep ORIGINAL OUT [--found FILE]… [--practice FOLDER] [--from WEIGHTS] [--minutes N]

ORIGINAL is a folder with vocab.txt and the model to start with: model_q4.onnx and model_q4.onnx_data for the quick
judge, model.onnx for the deep one (README.md says how to get them). FILE is what list-found.ts writes. OUT becomes
quick-judge-weights.bin or deep-judge-weights.bin; OUT.pt beside it has them unrounded and can be trained further.
Needs Python 3 with torch, onnx and numpy and a fast BLAS, and uses two processor cores.
"""

import argparse
import math
import random
import time
from pathlib import Path

import torch
import torch.multiprocessing as mp
import torch.nn.functional as F

from judge_model import load_deep, load_quick, read_weights, write_weights
from pairs import Tokenizer, find_neighbors, read_businesses, read_found, to_batch, write_pairs

# Long documents come more often, or the judge believes too much in them.
HANDBOOK_TIMES = 3
FASTER_HEAD = 3
CHUNKS = 4
SECONDS_UNTIL_SAVED = 600
BLOCK = 100_000


def loss_of(judge, groups):
    groups = [group for group in groups if group[0]]
    pairs = [pair for some, _ in groups for pair in some]
    labels = torch.tensor([label for _, some in groups for label in some])
    order = sorted(range(len(pairs)), key=lambda at: len(pairs[at][0]))
    # Pairs of like length together: less padding.
    cuts = [len(order) * at // CHUNKS for at in range(CHUNKS + 1)]
    scores = torch.cat(
        [judge(*to_batch([pairs[at] for at in order[a:b]])) for a, b in zip(cuts, cuts[1:]) if b > a]
    )
    back = torch.empty(len(pairs), dtype=torch.long)
    back[torch.tensor(order)] = torch.arange(len(pairs))
    scores = scores[back].float()
    weights = torch.where(labels > 0, torch.tensor(1.5), torch.tensor(0.8))
    loss = F.binary_cross_entropy_with_logits(scores, labels, weight=weights)
    choices, at = [], 0
    for _, own in groups:
        right, some_scores = int(sum(own)), scores[at : at + len(own)]
        if 0 < right < len(own):
            choices.append(some_scores.logsumexp(0) - some_scores[:right].logsumexp(0))
        at += len(own)
    return loss + 0.4 * torch.stack(choices).mean() if choices else loss


def share_trained(judge):
    """All weights that are trained as one vector in shared memory, of which the judge's own are views."""
    layers = judge.layers[judge.frozen :]
    trained = [one for part in (layers, judge.head) for one in part.parameters()]
    for one in judge.parameters():
        one.requires_grad_(False)
    flat = torch.cat([one.data.reshape(-1) for one in trained]).share_memory_()
    for one, data in zip(trained, cut(flat, trained)):
        one.data = data
        one.requires_grad_(True)
    return flat, trained


def cut(flat, like):
    at = 0
    for one in like:
        yield flat[at : at + one.numel()].view_as(one)
        at += one.numel()


def draw(found, practice, share, rank, rng):
    """Questions without end, each worker half of them."""
    left = []
    cases = found or practice
    while True:
        if found and practice and rng.random() < share:
            yield rng.choice(practice)
            continue
        if not left:
            left = list(range(rank, len(cases), 2))
            rng.shuffle(left)
        yield cases[left.pop()]


def cut_blocks(start, end, times):
    """Small enough for the processor's cache, each with how much faster it learns."""
    return [(slice(at, min(end, at + BLOCK)), times) for at in range(start, end, BLOCK)]


def work(rank, judge, shared, cases, tokenizer, barrier, options):
    """Half of every step and half of the weights, on a core of its own."""
    torch.set_num_threads(1)
    flat, trained, gradients, told = shared
    rng = random.Random(options.seed + rank)
    for one, gradient in zip(trained, cut(gradients[rank], trained)):
        one.grad = gradient
    questions = draw(*cases, options.share, rank, rng)
    whole, head = flat.numel(), judge.head.weight.numel() + 1
    start, end = (0, whole // 2) if rank == 0 else (whole // 2, whole)
    own_head = end - start - (head if rank == 1 else 0)
    blocks = [*cut_blocks(0, own_head, 1), *cut_blocks(own_head, end - start, FASTER_HEAD)]
    mean, square = torch.zeros(end - start), torch.zeros(end - start)
    step, usual, saved = 0, None, 0
    while True:
        if rank == 0:
            # Its own time: it may be stopped for a while, or leave the processor to others.
            told[0] = time.process_time() / (60 * options.minutes)
        barrier.wait()
        share = told[0].item()
        if share >= 1:
            return
        gradients[rank].zero_()
        some = [next(questions) for _ in range(options.questions)]
        with torch.autocast('cpu', enabled=options.half):
            loss = loss_of(judge, [write_pairs(case, rng, tokenizer) for case in some])
        loss.backward()
        told[1 + rank] = loss.item()
        barrier.wait()
        gradient = gradients[0, start:end]
        for block, _ in blocks:
            gradient[block].add_(gradients[1, start:end][block]).mul_(0.5)
        told[3 + rank] = gradient.square().sum()
        barrier.wait()
        shrunk = min(1, 1 / (math.sqrt(told[3].item() + told[4].item()) + 1e-6))
        step += 1
        rate = options.rate * min(1, step / 60) * (1 - share)
        for block, times in blocks:
            own = gradient[block].mul_(shrunk)
            mean[block].mul_(0.9).add_(own, alpha=0.1)
            square[block].mul_(0.999).addcmul_(own, own, value=0.001)
            spread = square[block].sqrt().div_(math.sqrt(1 - 0.999**step)).add_(1e-8)
            flat[start:end][block].mul_(1 - rate * times * 0.01).addcdiv_(
                mean[block], spread, value=-rate * times / (1 - 0.9**step)
            )
        if rank == 0:
            both = (told[1] + told[2]).item() / 2
            usual = both if usual is None else 0.98 * usual + 0.02 * both
            if step % 50 == 0:
                print(f'{step * 2 * options.questions} questions, loss {usual:.3f}', flush=True)
            if time.process_time() - saved > SECONDS_UNTIL_SAVED:
                save(judge, options)
                saved = time.process_time()


def save(judge, options):
    state = {name: one.clone() for name, one in judge.state_dict().items()}
    torch.save(state, options.out.with_suffix('.pt'))


def train(judge, cases, tokenizer, options):
    flat, trained = share_trained(judge)
    gradients = torch.zeros(2, flat.numel()).share_memory_()
    told = torch.zeros(5, dtype=torch.double).share_memory_()
    context = mp.get_context('fork')
    barrier = context.Barrier(2)
    args = (judge, (flat, trained, gradients, told), cases, tokenizer, barrier, options)
    workers = [context.Process(target=work, args=(rank, *args)) for rank in (0, 1)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
        if worker.exitcode:
            raise SystemExit('A worker failed.')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('kind', choices=['quick', 'deep'])
    parser.add_argument('original', type=Path)
    parser.add_argument('out', type=Path)
    parser.add_argument('--found', type=Path, action='append', default=[])
    parser.add_argument('--practice', type=Path)
    parser.add_argument('--businesses', type=int)
    parser.add_argument('--share', type=float, default=0.1, help='of practice, with both kinds of questions')
    parser.add_argument('--from', dest='start', type=Path)
    parser.add_argument('--minutes', type=float, default=60, help='of processor time on each core')
    parser.add_argument('--rate', type=float, default=1e-4)
    parser.add_argument('--frozen', type=int, default=0)
    parser.add_argument('--questions', type=int, default=7, help='of each worker in a step')
    parser.add_argument('--half', action='store_true', help='products of 16 bits, for processors that have them')
    parser.add_argument('--seed', type=int, default=0)
    options = parser.parse_args()
    torch.set_num_threads(1)
    is_deep = options.kind == 'deep'
    tokenizer = Tokenizer(options.original / 'vocab.txt')
    judge = (load_deep if is_deep else load_quick)(options.original)
    practice, found = [], []
    if options.practice:
        businesses = list(read_businesses(options.practice))
        random.Random(5).shuffle(businesses)
        torch.set_num_threads(2)
        with torch.autocast('cpu', enabled=options.half):
            practice = find_neighbors(judge, tokenizer, businesses[: options.businesses])
        torch.set_num_threads(1)
    for path in options.found:
        times = HANDBOOK_TIMES if 'handbook' in path.name else 1
        found += read_found(path) * times
    random.Random(5).shuffle(found)
    print(f'{len(found)} questions found, {len(practice)} of practice', flush=True)
    if options.start and options.start.suffix == '.pt':
        judge.load_state_dict(torch.load(options.start))
    elif options.start:
        read_weights(judge, options.start, has_own_words=is_deep)
    judge.frozen = options.frozen
    train(judge, (found, practice), tokenizer, options)
    save(judge, options)
    write_weights(judge, options.out, has_own_words=is_deep)


if __name__ == '__main__':
    main()
