import { blogPictureAddress } from '../../pictures/address.ts';
import { paragraphs, type Blog } from './blog.ts';

export const HYBRID_BATTERY: Blog = {
  id: 'hybrid-batteries-in-a-hot-climate',
  title: 'Will a hybrid battery last in our climate?',
  description:
    'Heat is what wears a hybrid battery, and a blocked fan is what makes it worse. What to check before you buy, and the habit that saves you most.',
  image: blogPictureAddress('hybrid-battery'),
  post: paragraphs(`
    It is the question we hear most in front of an Aqua, a Fit or a Vezel. My neighbour says the battery
    dies after eight years and costs as much as the car. Is it true?

    The honest answer is that most of them outlive the loan, that some do not, and that the difference is
    seldom luck.

    What is in there

    A hybrid has two batteries. The small 12-volt one starts the computers and is as ordinary as any
    other; it lasts three to five years here, and a flat one is behind many of the "my hybrid is finished"
    calls that we get. The large one sits under or behind the rear seat, catches energy when you brake and
    gives it back when you pull away. In most older Toyotas it is of the nickel kind, which is heavy and
    very tough. Newer cars and most Hondas use lithium cells, which hold more for their weight.

    Neither is charged from a plug in an ordinary hybrid, and neither is ever emptied. The car keeps it
    between about two fifths and four fifths full all its life. That is why it can last so long: a
    telephone would too if you treated it like that.

    What heat does

    Every battery ages faster when it is warm. What counts is not the temperature in the shade at Curepipe
    but that of the cells, after an hour in the sun at Port Louis with the windows shut. So the maker
    gives the battery a fan. It takes cool air from the cabin, through a small grille beside the rear seat
    or under it, and blows it over the cells.

    That grille is the most neglected part of the car. Dog hair, sand from Flic en Flac, a school bag
    pushed against it for two years: the fan then breathes through felt, the cells get hot every
    afternoon, and one of them gives up. One weak cell is enough for the red triangle to light.

    How to check one before you buy

    Look at the grille and the filter behind it. If the seller does not know where they are, nobody has
    ever cleaned them.

    Drive it, from cold, for twenty minutes, with a hill. Watch the battery display. A healthy one moves
    slowly. One that jumps from nearly full to nearly empty and back within a few minutes is tired.

    Listen. A battery fan that roars on a short trip with the air conditioning on is telling you
    something.

    Ask for a scan. A workshop with the right tool reads the voltage of every block in five minutes. What
    you want to see is not one high figure but that all of them are alike. We print this for every hybrid
    that we sell; a dealer who cannot has not looked.

    And count the real age. A car built in 2018 with 40,000 kilometres has spent years standing. Batteries
    age while they stand as well. Low mileage is good for the seats, less so for cells.

    How to make it last

    Clean the intake filter at every service. It takes ten minutes.

    Keep the grille free when you load the car. Never lay a blanket over the rear seat so that it covers
    it.

    Park in the shade when there is some, and run the air conditioning on hot days. You are cooling the
    battery as much as yourself.

    Drive the car every week. One that stands for a month at the airport loses its 12-volt battery first.

    If it does fail

    It rarely fails all at once. The car warns you, uses more petrol, and goes on driving for a while.
    There are then three ways. A specialist can change the weak modules, which is the cheapest and the
    least lasting. You can have a reconditioned pack with a guarantee. Or you buy a new one, which for the
    popular models is far less than people say in the shop queue, though prices move with the yen. Ask us
    for today's price for your model before you believe anybody, us included.

    Set it against the fuel. Somebody who drives 15,000 kilometres a year in our traffic saves some
    hundreds of litres a year with a hybrid. Do that sum with today's pump price and over the seven years
    of a loan. For most people who queue into Port Louis every morning it comes out well on the side of
    the hybrid, even with a repair at the end.

    If you drive little and mostly far, up north on the motorway on Sundays, a plain petrol Swift or Yaris
    will cost you less to buy and hardly more to run. We will tell you so. A car that fits is one you do
    not bring back.
  `),
};
