import { shuffled, type Random } from './random.ts';

/**
 * Deals every card once, in random order, then shuffles all of them again. What is dealt keeps the shares of
 * the cards exactly and repeats none early, which independent draws do not.
 * @throws RangeError when there are no cards.
 */
export function createDeck<Card>(random: Random, cards: readonly Card[]): () => Card {
  let left: Card[] = [];
  return () => {
    if (left.length === 0) left = shuffled(random, cards);
    const card = left.pop();
    if (card === undefined) throw new RangeError('A deck needs cards');
    return card;
  };
}

/** One deck for each key, made when its key is first asked for. */
export function createDecks<Key, Card>(
  random: Random,
  cardsOf: (key: Key) => readonly Card[],
): (key: Key) => Card {
  const decks = new Map<Key, () => Card>();
  return (key) => {
    const deck = decks.get(key) ?? createDeck(random, cardsOf(key));
    decks.set(key, deck);
    return deck();
  };
}

/** As many of each card as its count says. */
export function repeated<Card>(counted: readonly (readonly [Card, number])[]): Card[] {
  return counted.flatMap(([card, count]) => Array.from({ length: count }, () => card));
}
