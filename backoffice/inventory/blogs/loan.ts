import { blogPictureAddress } from '../../pictures/address.ts';
import { paragraphs, type Blog } from './blog.ts';

export const LOAN: Blog = {
  id: 'what-a-car-really-costs-a-month',
  title: 'What a car really costs a month',
  description:
    'The instalment is only part of it. We work through a car at Rs 600,000: deposit, rate, years, and the costs that no calculator shows.',
  image: blogPictureAddress('loan'),
  post: paragraphs(`
    Few of us pay for a car at once. Most sign for seven years and remember one figure: the instalment. It
    deserves a closer look, because two loans with nearly the same instalment can differ by the price of a
    good scooter.

    The example

    Take a car at Rs 600,000, which buys a clean small hybrid. The calculator on each of our pages starts
    with the usual terms: a deposit of 20 percent, an interest rate of 10.5 percent a year, and 84 months.

    The deposit is Rs 120,000. You borrow Rs 480,000. The instalment is Rs 8,093.12 a month. After seven
    years you will have paid Rs 679,822.34 to the bank, of which Rs 199,822.34 is interest. With your
    deposit, the car has cost you just under Rs 800,000.

    That is not a scandal, it is what money costs. But you can do something about it.

    Fewer years

    Over 60 months the same loan costs Rs 10,317.07 a month, which is about Rs 2,200 more, and the
    interest falls to Rs 139,024.33. Over 48 months it is Rs 12,289.62 a month and Rs 109,901.87 of
    interest. The three years that you do not pay save you nearly Rs 90,000.

    There is another reason to be quick. In the first year of the long loan half of what you pay is
    interest, and the debt shrinks slowly. Whoever wants to change cars after three years has a good part
    of the price still to settle. Whoever pays in five has two years in which the car costs only petrol
    and care.

    A larger deposit

    Put down 30 percent, Rs 180,000, and stay at 84 months: the instalment is Rs 7,081.48 and the interest
    Rs 174,844.55. With 40 percent, Rs 240,000, it is Rs 6,069.84 and Rs 149,866.76. Every Rs 60,000 more
    at the beginning saves about Rs 1,000 a month and about Rs 25,000 in all.

    Your old car is part of the deposit. Ask us what we would give for it before you sell it to a friend
    of a friend.

    A better rate

    One point matters less than people think, and it is still worth a telephone call. At 9.5 percent
    instead of 10.5 the instalment falls from Rs 8,093.12 to Rs 7,845.11, and over the seven years you
    keep Rs 20,833.00. Ask your own bank, ask a leasing company, and ask your employer: there are schemes
    that beat them both. Rates change with those of the Bank of Mauritius, so take the figures here as an
    example and not as an offer.

    Loan or lease

    With a loan the car is yours and the bank has a lien on it, which we call a gage. With a lease it
    belongs to the leasing company until the last payment and you use it. A lease often needs less deposit
    and is decided in days. For a private buyer the two cost about the same in the end; what differs is
    what happens when you want out early. Ask for that sum, in writing, on the day you sign.

    Look at the fees too: file, valuation, registration of the lien, and insurance on your life for the
    length of the loan. They are small beside the rest and they come all at once.

    What the calculator does not show

    Insurance. A financed car has to be comprehensively insured. For a young driver it can come to three
    or four instalments a year, for somebody with a good record to much less.

    The motor vehicle licence, which we still call the declaration. It depends on the engine, so a 1,000
    cc Yaris pays less than a 2,000 cc SUV. Ask us for today's rate.

    Fuel. Ten thousand kilometres a year at five litres per hundred are 500 litres; at nine litres they
    are 900. Multiply by what the pump says this week.

    Service, tyres and brakes. Put aside Rs 1,500 a month for a small Japanese car and twice that for a
    German one. You will not need it every month, and then you will.

    A rule of thumb

    Add it all up before you fall in love: instalment, insurance and licence by the month, fuel, and the
    sum you put aside. If it is more than a quarter of what comes home, look at the car one size smaller.
    It does the same roads.

    For comparison, with the usual terms a kei car at Rs 425,000 is Rs 5,732.63 a month, a compact SUV at
    Rs 850,000 is Rs 11,465.26, and one at Rs 1,250,000 is Rs 16,860.67. Change the deposit and the months
    under any car on this site and watch what moves. There is nobody behind the screen, and nothing is
    sent until you ask.
  `),
};
