/** As much of a syntax tree as texts are found by. */
export type Range = { start: number; end: number };
export type Node = Range & { type: string; [key: string]: unknown };

/** What an expression is called: the last name in it, so that `{plan.price}` is `price` and `count.toLocaleString()` is `count`. */
export function nameOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return String(node.name);
    case 'JSXNamespacedName':
      return `${nameOf(node.namespace as Node)}:${nameOf(node.name as Node)}`;
    case 'Literal':
      return String(node.value);
    case 'MemberExpression': {
      const property = node.property as Node;
      return node.computed && property.type !== 'Literal'
        ? nameOf(node.object as Node)
        : nameOf(property);
    }
    case 'CallExpression': {
      const callee = node.callee as Node;
      const [first] = node.arguments as Node[];
      const isFormat = callee.type === 'MemberExpression' && /^to[A-Z]/.test(nameOf(callee));
      if (isFormat) return nameOf(callee.object as Node);
      return nameOf(callee) || (first ? nameOf(first) : '');
    }
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return nameOf(node.expression as Node);
    default:
      return '';
  }
}
