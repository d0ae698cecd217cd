import { blogPictureAddress } from '../../pictures/address.ts';
import { paragraphs, type Blog } from './blog.ts';

export const PAPERS: Blog = {
  id: 'the-papers-step-by-step',
  title: 'The papers, step by step: from deed of sale to declaration',
  description:
    'Who registers what, in which order, and what you need in your hand. With us, and when you buy from a private person.',
  image: blogPictureAddress('duty-papers'),
  post: paragraphs(`
    A car changes hands in ten seconds and its papers in a day or two, provided they are in order. Here is
    the way they go in Mauritius. We leave out amounts on purpose: duties and fees are set anew in nearly
    every budget. Ask us for today's rates and we will write them down for your car.

    When you buy an import from a dealer

    The dealer has paid excise duty and VAT when the car left customs; they are in the price. What remains
    is to put it in your name for the first time.

    The car is examined at a vehicle examination centre, which writes down its particulars: chassis and
    engine number, colour, seats. You and the dealer sign a deed of sale. It is registered at the
    Registrar-General's Department, and this is where the registration duty for a first registration is
    paid. Then the file goes to the National Land Transport Authority, the NLTA: the registered deed, the
    customs bill of entry, the import permit, the particulars, your identity card, and proof that the car
    is insured. The car gets its number and you get the registration book, which everybody calls the
    horsepower.

    With us you sign, and we carry the file. You need your national identity card, a proof of address and,
    if you borrow, the letter from your bank or leasing company. Company cars need the business
    registration and a resolution of who may sign.

    When the car is pre-owned on the island

    It already has a number and a book, so what happens is a transfer. The deed of sale is signed and
    registered at the Registrar-General's Department, within the days that the law gives, and the NLTA
    then writes your name into the book. For some years buyers paid a duty here as well; the rules for
    sales of local cars were changed in 2025, in the buyer's favour. Ask what applies to yours.

    When you buy from a private person

    Here you are your own dealer, so go slowly.

    See the book, and see that the seller is the person named in it. Compare the chassis number with the
    car.

    Ask for the certificate that no lien is inscribed on the car, the certificat de gage sans déplacement.
    If the seller still has a loan, the car is not free, however friendly the seller is. The bank must
    lift its lien first, in writing.

    Fill in the deed of sale in several originals, by both of you, with names exactly as on the identity
    cards. Keep one. Pay by office cheque or transfer and never in notes in a car park.

    Register the deed at once. As long as the car stands in the seller's name, so do the fines, and you
    own something that you cannot prove.

    Insurance comes before the first metre

    No car moves on a road without insurance, not even home from the seller. Third party is the least the
    law asks. Comprehensive is what a bank will want, and what we would take for anything worth more than
    a year's savings. Take your no-claims record to the new insurer; it is yours and not the car's. Ask
    what you pay yourself in a claim, and whether flood and cyclone are covered.

    The declaration

    The motor vehicle licence has to be paid for three, six or twelve months. Its amount follows the
    engine, or the power of the motor in an electric car. Pay it in time, since being late costs a
    surcharge. Many still call it the declaration, after the form of old, and the policeman at the
    roadblock will too. With it go the insurance vignette and, for older cars, the certificate of fitness
    from the examination. Look at the dates of all three on the windscreen before you buy a used car. They
    are part of the price.

    Keep these

    A folder with the deed of sale, the receipt, the auction sheet or service history, the customs entry
    of an import and both keys. In five years somebody will ask you for exactly these, and the one who has
    them sells first.

    How long it takes

    A private sale with everyone present: a day, with an early start. With us: two to four working days
    from the loan letter to the keys, most of which is other people's queues. We will tell you each
    morning where your file is.
  `),
};
