import { describe, expect, it } from 'vitest';
import { lightenGraph } from './lighten-graph.ts';
import { bytesField, findText, listTexts, readProto, textField, writeProto } from './protobuf.ts';

type Node = { operator: string; reads: string[]; gives: string };

function createModel({
  nodes,
  tensors,
  given,
}: {
  nodes: readonly Node[];
  tensors: readonly string[];
  given: readonly string[];
}): Buffer {
  const named = (field: number, at: number, name: string) =>
    bytesField(field, writeProto([textField(at, name)]));
  return writeProto([
    textField(2, 'made here'),
    bytesField(
      7,
      writeProto([
        ...nodes.map(({ operator, reads, gives }) =>
          bytesField(
            1,
            writeProto([
              ...reads.map((name) => textField(1, name)),
              textField(2, gives),
              textField(4, operator),
            ]),
          ),
        ),
        ...tensors.map((name) => named(5, 8, name)),
        ...given.map((name) => named(11, 1, name)),
        named(12, 1, 'result'),
      ]),
    ),
  ]);
}

function readModel(onnx: Uint8Array) {
  const graph = readProto(onnx).find(({ field }) => field === 7)?.value as Uint8Array;
  const parts = readProto(graph).map(({ field, value }) => ({
    field,
    fields: readProto(value as Uint8Array),
  }));
  const named = (field: number, at: number) =>
    parts.filter((part) => part.field === field).map(({ fields }) => findText(fields, at));
  return {
    nodes: parts
      .filter(({ field }) => field === 1)
      .map(({ fields }) => ({
        operator: findText(fields, 4),
        reads: listTexts(fields, 1),
        gives: findText(fields, 2),
      })),
    tensors: named(5, 8),
    given: named(11, 1),
  };
}

const multiply = (reads: string[], gives: string): Node => ({
  operator: 'DynamicQuantizeMatMul',
  reads,
  gives,
});
const add = (reads: string[], gives: string): Node => ({ operator: 'Add', reads, gives });

describe('lightenGraph', () => {
  it('adds biases while it multiplies, whichever side they stand on', () => {
    const { nodes } = readModel(
      lightenGraph(
        createModel({
          nodes: [
            multiply(['text', 'weight', 'scale'], 'product'),
            add(['product', 'bias'], 'sum'),
            multiply(['sum', 'weight', 'scale'], 'second'),
            add(['bias', 'second'], 'result'),
          ],
          tensors: ['weight', 'scale', 'bias'],
          given: ['text'],
        }),
      ),
    );
    expect(nodes).toEqual([
      multiply(['text', 'weight', 'scale', '', 'bias'], 'sum'),
      multiply(['sum', 'weight', 'scale', '', 'bias'], 'result'),
    ]);
  });

  it('leaves sums that are something else: of two results, or of a product that is read twice', () => {
    const nodes = [
      multiply(['text', 'weight', 'scale'], 'product'),
      add(['product', 'bias'], 'sum'),
      add(['sum', 'product'], 'both'),
      multiply(['both', 'weight', 'scale'], 'second'),
      add(['second', 'both'], 'result'),
    ];
    const model = { nodes, tensors: ['weight', 'scale', 'bias'], given: ['text'] };
    expect(readModel(lightenGraph(createModel(model)))).toEqual(model);
  });

  it('asks for no mask, and calculates none', () => {
    const attention = (reads: string[]): Node => ({
      operator: 'MultiHeadAttention',
      reads,
      gives: 'result',
    });
    const { nodes, given, tensors } = readModel(
      lightenGraph(
        createModel({
          nodes: [
            { operator: 'Cast', reads: ['attention_mask'], gives: 'cast' },
            { operator: 'Sub', reads: ['one', 'cast'], gives: 'mask' },
            attention(['text', 'text', 'text', '', '', 'mask']),
          ],
          tensors: ['one'],
          given: ['text', 'attention_mask'],
        }),
      ),
    );
    expect(nodes).toEqual([attention(['text', 'text', 'text'])]);
    expect(given).toEqual(['text']);
    expect(tensors).toEqual(['one']);
  });
});
