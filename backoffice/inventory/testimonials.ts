/** What buyers said, and the year they bought in (spec section 3). */
export type Testimonial = { text: string; name: string; year: number };

export const TESTIMONIALS: Testimonial[] = [
  {
    text: 'They showed me the auction sheet before I asked, and the scratch on the rear bumper was exactly where the drawing said. Two years on, my Aqua has had oil, filters and one bulb.',
    name: 'Priya Boodhoo',
    year: 2024,
  },
  {
    text: 'I came for an SUV. After we talked about my drive from Rose Belle to Ebène they put me in a Fit hybrid and let me keep it for an hour. I spend about half on petrol now.',
    name: 'Jean-Marc Lagesse',
    year: 2025,
  },
  {
    text: 'The ship was twelve days late and they called me each time the date moved. When my Vezel arrived it was the colour and the mileage they had promised in March.',
    name: 'Nazeem Peerally',
    year: 2025,
  },
  {
    text: 'First car, first loan, and I asked the same questions three times. Nobody rushed me. They even sent me away to compare two banks.',
    name: 'Kavita Doorgakant',
    year: 2026,
  },
  {
    text: 'Sold them my old March on a Tuesday and drove out in the Freed on Friday, with the transfer done. The boys like the sliding doors, my mother likes the step.',
    name: 'Stéphanie Labonté',
    year: 2023,
  },
  {
    text: 'My Ranger is for work, so I cared about the chassis and the gearbox and not about the polish. They put it on the lift and left me the lamp. Fair price for my old L200 too.',
    name: 'Rajesh Seebaluck',
    year: 2024,
  },
  {
    text: 'The air conditioning got weak in the second week. They took the car back for a day, changed a valve and washed it. No bill and no argument.',
    name: 'Marie-Noëlle Perrine',
    year: 2025,
  },
  {
    text: 'I wanted a British A-Class with its service history. They printed every MOT with the mileage. It took two months to find the right one, and I would wait again.',
    name: 'Yashvin Appadoo',
    year: 2026,
  },
  {
    text: 'They told me the battery health of the Leaf to the percent and which sockets I could use. My electrician said the same. It charges every other night, and that is all there is to say.',
    name: 'Fazila Joomun',
    year: 2026,
  },
  {
    text: 'Retired, and I only drive to Curepipe and to the sea. They talked me out of the bigger car. The Wagon R is enough, and I can park it.',
    name: 'Georges Li Kwong',
    year: 2023,
  },
];
