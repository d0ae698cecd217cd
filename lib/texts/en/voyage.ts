/** How an import that is not here yet comes to the dealership. */
export const voyage = {
  heading: 'How it goes',
  steps: [
    { name: 'Bought', text: 'The car is ours, inspected before it is shipped.' },
    { name: 'At sea', text: 'It sails to Port Louis on a car\u00a0carrier or in a container.' },
    { name: 'Customs', text: 'Duty is paid and its papers are checked.' },
    { name: 'Workshop', text: 'We check it again and get it ready for the road.' },
    { name: 'Keys', text: 'You drive it, then take the keys and papers.' },
  ],
  ask: 'Ask when it arrives',
  /** To the dealership. */
  askMessage: (car: string, address: string) => `Hello, when does ${car}, arrive? ${address}`,
};
