import { render as renderBare, type RenderOptions } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EnglishTexts } from '#components/language/english-texts.tsx';

/** Renders the element with the English texts. */
export function render(element: ReactNode, options: RenderOptions = {}) {
  return renderBare(element, { wrapper: EnglishTexts, ...options });
}
