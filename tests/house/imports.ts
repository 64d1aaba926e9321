import ts from 'typescript';
import { lineOf, type SourceFile } from './files';

export interface Import {
  readonly line: number;
  readonly specifier: string;
  readonly how: 'static' | 'dynamic' | 'glob';
}

/** The file with everything blanked that is not code, so that places in it stay true. */
function codeOf({ path, text }: SourceFile): string {
  const kept: [number, number][] = [];
  if (path.endsWith('.astro')) {
    const frontmatter = /^\s*---\n([\s\S]*?)\n---/.exec(text);
    if (frontmatter) kept.push([text.indexOf('---') + 3, frontmatter[0].length - 3]);
    for (const script of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
      const start = script.index + script[0].indexOf('>') + 1;
      kept.push([start, start + (script[1]?.length ?? 0)]);
    }
  } else if (path.endsWith('.mdx')) {
    // In MDX code is a block of its own that begins with import or export and ends at a blank line.
    for (const block of text.matchAll(/^(?:import|export)\b[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm)) {
      kept.push([block.index, block.index + block[0].length]);
    }
  } else return text;
  return [...text]
    .map((letter, at) => (letter === '\n' || kept.some(([from, to]) => at >= from && at < to) ? letter : ' '))
    .join('');
}

function isGlob({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'glob' &&
    ts.isMetaProperty(expression.expression)
  );
}

function strings(node: ts.Node | undefined): ts.StringLiteralLike[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap((element) => strings(element)) : [];
}

/** Everything that a module names as another module: import, export from, import(), import.meta.glob. */
export function importsOf(file: SourceFile): Import[] {
  const code = codeOf(file);
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Import[] = [];
  const note = (node: ts.Node | undefined, how: Import['how']): void => {
    for (const literal of strings(node)) {
      found.push({ line: lineOf(code, literal.getStart(source)), specifier: literal.text, how });
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier, 'static');
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      note(node.argument.literal, 'static');
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) note(node.arguments[0], 'dynamic');
      if (isGlob(node)) note(node.arguments[0], 'glob');
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
