"""The judge as a network, and its weights in the form that scripts/model/build-judge.ts reads."""

import math

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

SIZE = 384
HEADS = 12
# Eight bits minus one: see scripts/model/quantise-model.ts.
LARGEST = 63
LARGEST_IN_ROWS = 127


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        # Queries, keys and values in one matrix: one large product is faster than three.
        self.qkv = nn.Linear(SIZE, 3 * SIZE)
        self.o = nn.Linear(SIZE, SIZE)
        self.fc1, self.fc2 = nn.Linear(SIZE, 4 * SIZE), nn.Linear(4 * SIZE, SIZE)
        self.norm1, self.norm2 = (nn.LayerNorm(SIZE, eps=1e-12) for _ in range(2))

    def forward(self, x, mask):
        count, tokens, _ = x.shape
        wide = SIZE // HEADS
        split = self.qkv(x).view(count, tokens, 3, HEADS, wide).permute(2, 0, 3, 1, 4)
        q, k, v = (one.reshape(-1, tokens, wide) for one in split)
        weights = torch.baddbmm(mask, q, k.transpose(1, 2), alpha=1 / math.sqrt(wide)).softmax(-1)
        y = (weights @ v).view(count, HEADS, tokens, wide).transpose(1, 2)
        x = self.norm1(x + self.o(y.reshape(count, tokens, SIZE)))
        return self.norm2(x + self.fc2(F.gelu(self.fc1(x))))


class Judge(nn.Module):
    def __init__(self, layers):
        super().__init__()
        self.words, self.places, self.kinds = (
            nn.Embedding(rows, SIZE) for rows in (30522, 512, 2)
        )
        self.norm = nn.LayerNorm(SIZE, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.head = nn.Linear(2 * SIZE, 1)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)
        # So many of the first layers stay as they are while it learns.
        self.frozen = 0

    def hidden(self, ids, kinds, present):
        tokens = ids.shape[1]
        with torch.no_grad():
            x = self.words(ids) + self.kinds(kinds) + self.places(torch.arange(tokens))[None]
            x = self.norm(x)
            mask = ((1 - present.float()) * -1e4)[:, None, None, :]
            mask = mask.expand(-1, HEADS, tokens, -1).reshape(-1, tokens, tokens)
            for layer in self.layers[: self.frozen]:
                x = layer(x, mask)
        for layer in self.layers[self.frozen :]:
            x = layer(x, mask)
        return x, (x * present[..., None]).sum(1) / present.sum(1, keepdim=True)

    def forward(self, ids, kinds, present):
        x, mean = self.hidden(ids, kinds, present)
        return self.head(torch.cat([x[:, 0], mean], -1))[:, 0]


def put(parameter, values):
    parameter.data = torch.tensor(np.array(values), dtype=torch.float32).contiguous()


def put_matrices(layer, read, attention, rest):
    """What `read` finds under these names: queries, keys and values, then what comes after attention."""
    qkv = [read(name) for name in attention]
    put(layer.qkv.weight, np.concatenate([weight for weight, _ in qkv]))
    put(layer.qkv.bias, np.concatenate([bias for _, bias in qkv]))
    for matrix, name in zip((layer.o, layer.fc1, layer.fc2), rest):
        weight, bias = read(name)
        put(matrix.weight, weight)
        put(matrix.bias, bias)


def load_quick(folder):
    """all-MiniLM-L6-v2 as model_q4.onnx has it."""
    graph = onnx.load(str(folder / 'model_q4.onnx'), load_external_data=True).graph
    tensors = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    judge = Judge(6)
    for table, long in (('words', 'word'), ('places', 'position'), ('kinds', 'token_type')):
        put(getattr(judge, table).weight, tensors[f'.model.embeddings.{long}_embeddings.weight'])
    for part in ('weight', 'bias'):
        name = f'model.layers.-1.embeddings_norm_layernorm.{part}'
        put(getattr(judge.norm, part), tensors[name])
    for at, layer in enumerate(judge.layers):
        prefix = f'model.layers.{at}.'

        def read(matrix):
            long = f'{prefix}{matrix}'
            packed, scales = (tensors[f'{long}.MatMul.weight_{part}'] for part in ('Q4', 'scales'))
            return unpack(packed, scales), tensors[f'{long}.Add.bias']

        attention = [f'attn.{one}_proj' for one in 'qkv']
        put_matrices(layer, read, attention, ['attn.o_proj', 'mlp.fc1', 'mlp.fc2'])
        for norm, long in (('norm1', 'attention_output'), ('norm2', 'mlp_output')):
            for part in ('weight', 'bias'):
                name = f'{prefix}{long}_norm_layernorm.{part}'
                put(getattr(getattr(layer, norm), part), tensors[name])
    return judge


def unpack(packed, scales):
    """Blocks of 32 nibbles around 8, with one scale each."""
    rows, blocks, _ = packed.shape
    nibbles = np.stack([packed & 15, packed >> 4], -1).reshape(rows, blocks, 32)
    values = (nibbles.astype(np.float32) - 8) * scales.reshape(rows, blocks, 1)
    return values.reshape(rows, blocks * 32)


def load_deep(folder):
    """gte-small as model.onnx has it."""
    graph = onnx.load(str(folder / 'model.onnx')).graph
    tensors = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    factors = {one.name: one.input[1] for one in graph.node if one.op_type == 'MatMul'}
    judge = Judge(12)
    for table, long in (('words', 'word'), ('places', 'position'), ('kinds', 'token_type')):
        put(getattr(judge, table).weight, tensors[f'embeddings.{long}_embeddings.weight'])
    for part in ('weight', 'bias'):
        put(getattr(judge.norm, part), tensors[f'embeddings.LayerNorm.{part}'])
    for at, layer in enumerate(judge.layers):

        def read(matrix):
            factor = factors[f'/encoder/layer.{at}/{matrix.replace(".", "/")}/MatMul']
            return tensors[factor].T, tensors[f'encoder.layer.{at}.{matrix}.bias']

        attention = [f'attention.self.{one}' for one in ('query', 'key', 'value')]
        rest = ['attention.output.dense', 'intermediate.dense', 'output.dense']
        put_matrices(layer, read, attention, rest)
        for norm, long in (('norm1', 'attention.output'), ('norm2', 'output')):
            for part in ('weight', 'bias'):
                name = f'encoder.layer.{at}.{long}.LayerNorm.{part}'
                put(getattr(getattr(layer, norm), part), tensors[name])
    return judge


def matrices_of(layer):
    """Each matrix by its own name, with its rows and their biases: views into the layer."""
    qkv = zip(layer.qkv.weight.data.chunk(3), layer.qkv.bias.data.chunk(3))
    rest = (layer.o, layer.fc1, layer.fc2)
    return [*qkv, *((one.weight.data, one.bias.data) for one in rest)]


def write_weights(judge, path, has_own_words):
    out = bytearray()
    floats = lambda tensor: tensor.detach().numpy().astype('<f4').tobytes()

    def quantise(values, axis, largest):
        most = np.abs(values).max(axis, keepdims=True)
        scales = np.where(most > 0, most / largest, 1).astype('<f4')
        return np.rint(values / scales).astype(np.int8).tobytes() + scales.tobytes()

    if has_own_words:
        for table in (judge.words, judge.places, judge.kinds):
            out += quantise(table.weight.detach().numpy(), 1, LARGEST_IN_ROWS)
        out += floats(judge.norm.weight) + floats(judge.norm.bias)
    for layer in judge.layers:
        for weight, bias in matrices_of(layer):
            out += quantise(np.ascontiguousarray(weight.numpy().T), 0, LARGEST) + floats(bias)
        for norm in (layer.norm1, layer.norm2):
            out += floats(norm.weight) + floats(norm.bias)
    out += floats(judge.head.weight.view(-1)) + floats(judge.head.bias)
    path.write_bytes(out)


def read_weights(judge, path, has_own_words):
    """The other way round: what write_weights wrote."""
    data, at = path.read_bytes(), 0

    def take(count, kind='<f4'):
        nonlocal at
        values = np.frombuffer(data, kind, count, at)
        at += values.nbytes
        return torch.tensor(values.astype(np.float32))

    if has_own_words:
        for table in (judge.words, judge.places, judge.kinds):
            rows = table.weight.shape[0]
            values = take(rows * SIZE, np.int8).view(rows, SIZE)
            table.weight.data = values * take(rows)[:, None]
        judge.norm.weight.data, judge.norm.bias.data = take(SIZE), take(SIZE)
    for layer in judge.layers:
        for weight, bias in matrices_of(layer):
            columns, rows = weight.shape
            whole = take(rows * columns, np.int8).view(rows, columns)
            weight.copy_((whole * take(columns)).T)
            bias.copy_(take(columns))
        for norm in (layer.norm1, layer.norm2):
            norm.weight.data, norm.bias.data = take(SIZE), take(SIZE)
    judge.head.weight.data = take(2 * SIZE)[None]
    judge.head.bias.data = take(1)
