import type { ComponentProps, ComponentType } from 'react';
import type { ResourceCategory } from '#core/resources/domain/resource.ts';

/** A work that a guide rests on. */
export interface Source {
  readonly organisation: string;
  readonly title: string;
  readonly url?: string;
}

/** What stands above the text of a page: when it was last read through is a day, `2026-11-21`. */
export interface PageFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly reviewed: string;
  /** Whether the page begins with who runs the site. */
  readonly operator?: boolean;
  /** Whether each of its questions opens and shuts its answer. */
  readonly questions?: boolean;
}

/** What stands above the text of a guide. */
export interface GuideFrontMatter extends PageFrontMatter {
  readonly category: ResourceCategory;
  readonly readingMinutes: number;
  readonly sources: readonly Source[];
}

/** The elements of a text that the page draws itself. */
export interface MarkdownElements {
  readonly a: ComponentType<ComponentProps<'a'>>;
  readonly h2: ComponentType<ComponentProps<'h2'>>;
  readonly table: ComponentType<ComponentProps<'table'>>;
}

/** The text of a Markdown file. */
export type MarkdownContent = ComponentType<{ readonly components?: MarkdownElements }>;

/** A Markdown file as the build hands it out. */
export interface MarkdownFile<FrontMatter> {
  readonly frontmatter: FrontMatter;
  readonly default: MarkdownContent;
}
