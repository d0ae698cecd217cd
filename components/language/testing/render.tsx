import { render as renderBare, type RenderOptions } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString as renderBareToString } from 'react-dom/server';
import { EnglishTexts } from '#components/language/english-texts.tsx';

/** Renders the element with the English texts. */
export function render(element: ReactNode, options: RenderOptions = {}) {
  return renderBare(element, { wrapper: EnglishTexts, ...options });
}

/** The HTML that the server sends for the element, with the English texts. */
export function renderToString(element: ReactNode): string {
  return renderBareToString(<EnglishTexts>{element}</EnglishTexts>);
}
