import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import remarkSmartypants from 'remark-smartypants';
import { foldQuestions } from './fold-questions.ts';
import type { Plugin } from 'vite';

/** Lets the page import a Markdown file: a component by default, and its front matter by name. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('.md')) return null;
      const compiled = await compile(
        { value: code, path: id },
        {
          format: 'md',
          remarkPlugins: [
            remarkFrontmatter,
            remarkMdxFrontmatter,
            remarkGfm,
            remarkSmartypants,
            foldQuestions,
          ],
        },
      );
      return { code: String(compiled), map: null };
    },
  };
}
