import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { startBehaviour } from '#components/behaviour/behaviour.ts';
import './jest-setup.ts';

/** jsdom has no layout and lacks this method. */
Element.prototype.scrollIntoView = () => undefined;

/** jsdom does not know how the page was loaded. */
performance.getEntriesByType = () => [];

startBehaviour(false);

/** On a busy machine a lazily loaded component takes longer than the default second. */
configure({ asyncUtilTimeout: 15_000 });
