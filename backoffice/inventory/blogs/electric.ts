import { blogPictureAddress } from '../../pictures/address.ts';
import { paragraphs, type Blog } from './blog.ts';

export const ELECTRIC: Blog = {
  id: 'living-with-an-electric-car-in-mauritius',
  title: 'Living with an electric car on a small island',
  description:
    'Nobody drives 300 kilometres in a day here. Charging at home, plugs from two continents, and for whom a used Leaf makes sense.',
  image: blogPictureAddress('electric-charging'),
  post: paragraphs(`
    From Grand Baie to Blue Bay is about 70 kilometres. That settles what people fear most about an
    electric car, that it will stop on the way. On an island this size range is not the question. The plug
    is.

    Home is the filling station

    Most owners charge at night, in their own yard. If you have a place where the car stands beside a wall
    that is yours, an electric car will suit you. If you live in a flat and park in the street, wait, or
    make sure of a charger at work.

    An ordinary 13-amp socket gives a little over 2 kilowatts. In ten hours that is 20 to 24
    kilowatt-hours, or 120 to 150 kilometres, which is three days of driving for most of us. It works, but
    the socket and the wire behind it must be sound. An old house with old wiring should be seen by an
    electrician first: ten hours of full load is something no kettle ever asked of it.

    A wall box of 7 kilowatts fills a Kona or a Zoe in one night with hours to spare and is the better
    way. A Leaf from Japan takes 3 kilowatts, or 6 in some versions, so ask which one before you pay for
    more. The box wants its own line from the board and its own breaker. Speak to the Central Electricity
    Board before you order one. Your supply may be too small for a wall box and the oven together, and the
    CEB has had schemes for people who charge at home or from solar panels. What they offer changes, so
    ask them what holds now.

    What it costs

    A car of that size uses 14 to 16 kilowatt-hours for 100 kilometres. Take the price of a unit on the
    highest step of your CEB bill, for that is the step on which you will be, and multiply. Then do the
    same for a petrol car with six litres and the price at the pump. For nearly everybody the electric one
    costs less than half. With panels on the roof it can be less still.

    Service is cheaper as well: no oil, no filters, no spark plugs, and brakes that last very long because
    the motor does most of the slowing. Tyres wear a little faster. It is a heavy car with a strong motor.

    The plugs

    Here you have to look. A car from Japan, a Leaf or a Sakura, has a round Type 1 socket for slow
    charging and a larger one, called CHAdeMO, for fast charging. A car from Britain, a Zoe, a Kona or an
    MG4, has Type 2, and CCS for fast charging. New cars sold on the island have Type 2 and CCS too, so
    this is what most public chargers are built for. A Japanese car charges at home just as well, and with
    an adapter it uses Type 2 posts. For fast charging it needs a station that has CHAdeMO. Ask before you
    count on one. A used car must come with its cable; a new one is not cheap.

    Public chargers are growing in number, at shopping centres, at filling stations and at some offices.
    We would call them welcome and would not build a daily life on them yet.

    The battery

    It is most of the car's value. The Leaf shows it as twelve bars beside the charge gauge; as it ages it
    loses them one by one. It has no liquid cooling, so heat and many fast charges in a row are hard on
    it. A car with 12 or 11 bars at five years was treated well. We give the state of health as a
    percentage for every electric car in the yard, with the date on which it was read.

    Cars with a cooled battery, such as the Kona, the MG4, the Atto 3 or a Tesla, mind our climate less
    and cost more. Most makers guarantee the battery for eight years, but such promises do not always
    travel with a car from one continent to another. Ask us which of them hold here.

    Habits that help: charge to 80 percent for every day and to 100 before a long one. Do not leave it
    full in the sun. Do not leave it nearly empty for weeks.

    Rain, floods and cyclones

    The high-voltage part is sealed and the car may be driven in the rain like any other. Nobody, in any
    car, should drive into standing water. And charge before the cyclone warning reaches class three:
    after it, the power may be gone for days, and you will be pleased to have a full car.

    For whom it makes sense

    A yard of your own. Thirty to eighty kilometres on most days. A second car in the family, or no need
    of one that tows. If that is you, a used Leaf from around Rs 800,000 is one of the cheapest ways to
    drive on this island, counted over five years.

    If it is not, look at a hybrid, or at a Nissan e-Power, which drives with an electric motor and fills
    up with petrol. It feels much the same and asks nothing of your wall. Come and drive the two one after
    the other. It takes half an hour, and most people know after ten minutes.
  `),
};
