import { blogPictureAddress } from '../../pictures/address.ts';
import { paragraphs, type Blog } from './blog.ts';

export const SHIPPING: Blog = {
  id: 'from-yokohama-to-port-louis',
  title: 'From Yokohama to Port Louis: where your car is now',
  description:
    'A car marked "on the way" is somewhere between an auction hall and our yard. What happens at each step, how long it takes, and what can hold it up.',
  image: blogPictureAddress('shipping'),
  post: paragraphs(`
    Some cars on this site carry a tag that says they are coming. You can reserve one, and many people do,
    because the best ones are gone before they reach the yard. It is fair to want to know what happens in
    between.

    The auction: one morning

    There are more than a hundred auction halls in Japan, and on a busy day tens of thousands of cars pass
    through them. Each is on the block for seconds. We go through the lists the evening before, read the
    inspector's sheets, strike out what we do not want, and bid through an agent who has looked at the car
    himself. Of every ten that we bid on we win one or two.

    We look for what the rules let us bring. A second-hand car may be shipped to Mauritius only while it
    is between eighteen months and four years old, counted from its first registration, and one from Japan
    needs its auction grade on paper. These rules do change from time to time, so if you plan far ahead
    ask us what holds today.

    To the port: one to two weeks

    The car is driven or carried to Yokohama, Nagoya, Kobe or another port. Its Japanese registration is
    cancelled and an export certificate is written; that paper holds the first registration date and is
    the one to trust. Then comes the inspection before shipping, by a body that is recognised by the
    authorities here. It checks that the car is roadworthy, that the clock makes sense, and that the car
    has not been under water. A car that fails does not sail.

    For a British car it goes much the same way, except that there is no grade. There we buy from dealers,
    leasing companies and their auctions, with service history and the yearly MOT tests in place of a
    sheet. The car leaves from Southampton or Bristol.

    At sea: four to seven weeks

    Cars sail on ships built for them, which are garages with an engine, or in containers. Few ships go
    straight to Port Louis. Most cars change ship on the way, at Singapore or Durban for instance, and
    that is where the calendar gets soft. A connection missed is two weeks lost. A cyclone in January or
    February is a week. When we give you a date of arrival it is the shipping line's, and when the line
    moves it we tell you.

    Customs: one to two weeks

    In Port Louis the car goes into a bonded warehouse. Until the duties are paid it does not leave. The
    value is assessed, excise duty and VAT are worked out from that value, the engine and the kind of
    drive, and the entry is cleared. The rates are set in the budget and have moved a good deal in the
    last years, above all for hybrids and electric cars. That is why a car that costs a certain sum today
    may cost another for the same model six months later, and why we hold the price of a car that you have
    reserved.

    In our yard: one to two weeks

    "Reconditioned" is a grand word for the next part. We wash off the salt and look underneath. Oil and
    filters are changed, brakes are measured, the tyres are checked for age as well as for tread, the
    12-volt battery is tested and so is the large one in a hybrid. Navigation that speaks only Japanese is
    replaced or set aside. Scratches that were on the auction sheet are either polished out or left and
    shown to you. We do not spray over things to make a photograph nicer.

    Then the car goes to the examination centre of the National Land Transport Authority and gets its
    particulars on paper. From there on it can be registered in your name.

    All in all

    Count on two to four months from the hammer to your gate. If someone promises you three weeks for a
    car that is still in Osaka, ask which ship.

    While you wait

    You can ask for the auction sheet on the day we buy. You can ask for the bill of lading once the car
    has sailed, with the ship's name on it, and follow the ship on any tracking site; children like this
    part. And you can arrange the loan and the insurance, so that nothing is left to do when the car rolls
    out but to sign.

    If you want a certain model, colour or version that nobody has here, use the order form on this site.
    Tell us the price at which you would say yes and what you would give up first if need be. We will tell
    you whether it can be found, and we would rather say no than sell you the wrong car because it happens
    to be here.
  `),
};
