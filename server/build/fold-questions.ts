/** What there is to know of a node of Markdown here. */
interface MarkdownNode {
  readonly type: string;
  readonly depth?: number;
  readonly value?: string;
  children?: MarkdownNode[];
  readonly data?: { readonly hName: string };
}

/** In a page whose front matter has `questions: true`, each heading of the third depth opens and shuts what it heads. */
export function foldQuestions() {
  return (root: MarkdownNode): void => {
    const { children = [] } = root;
    if (
      !children.some(({ type, value }) => type === 'yaml' && /^questions: true$/m.test(value ?? ''))
    )
      return;
    root.children = fold(children);
  };
}

function fold(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const folded: MarkdownNode[] = [];
  let open: MarkdownNode[] | null = null;
  for (const node of nodes) {
    const depth = node.type === 'heading' ? (node.depth ?? 1) : Infinity;
    if (depth === 3) {
      open = [element('summary', [node])];
      folded.push(element('details', open));
    } else if (depth < 3 || open === null) {
      open = null;
      folded.push(node);
    } else open.push(node);
  }
  return folded;
}

function element(hName: string, children: MarkdownNode[]): MarkdownNode {
  return { type: hName, data: { hName }, children };
}
