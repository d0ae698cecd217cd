import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './jest-setup.ts';

/** jsdom has no layout and lacks this method. */
Element.prototype.scrollIntoView = () => undefined;

/** On a busy machine a lazily loaded component takes longer than the default second. */
configure({ asyncUtilTimeout: 15_000 });
