import { blogPictureAddress } from '../../pictures/address.ts';
import { paragraphs, type Blog } from './blog.ts';

export const JAPAN_OR_BRITAIN: Blog = {
  id: 'from-japan-or-from-britain',
  title: 'From Japan or from Britain: which import suits you?',
  description:
    'Both countries drive on the left and both send us good used cars. They differ in equipment, in papers, in rust and in what a repair costs.',
  image: blogPictureAddress('family-cars'),
  post: paragraphs(`
    We drive on the left, and so our used cars come from two places that do the same and change cars
    early: Japan and Great Britain. People ask which is better. The useful question is which is better for
    what you want.

    How cars are used there

    In Japan many people drive little. Trains are good, parking is dear, and a strict test that comes
    every two years makes older cars expensive to keep. So cars are sold young, with 8,000 to 12,000
    kilometres a year, mostly in slow city traffic. Bodies and seats are often like new. What has worked
    hard is what works in a traffic jam: gearbox, air conditioning, 12-volt battery.

    In Britain a car does 12,000 to 18,000 kilometres a year, much of that on motorways. A British car of
    three years may show twice the mileage of a Japanese one and have an engine that is just as fresh. The
    clock in it counts miles; we give kilometres on this site, so multiply by 1.6 what you read on the
    dash.

    Rust

    Ask where a car lived. In Britain roads are salted every winter, and in Japan they are in the north,
    in Hokkaido and Tohoku. The place stands on the papers in both cases. Look underneath: brake lines,
    subframe, exhaust. A brown film is normal anywhere. Flakes are not.

    Papers

    A Japanese car has its auction sheet, with a grade from somebody who gains nothing from the sale. A
    British one has none. It has something else: the yearly MOT tests after its third birthday, with the
    mileage at each, a service book with stamps or a digital record, and a check that tells whether it was
    ever written off by an insurer or stolen. For one from Japan ask to see the sheet. For one from
    Britain ask for the history check and the service record. If the answer is vague, so is the car.

    Equipment and language

    Japanese cars are sold with much comfort: cameras, sliding doors at a button, climate control even in
    a small kei. The radio, though, receives a Japanese band, the navigation knows only Japan, and the
    menus speak Japanese. We change the unit or fit a converter; ask which it is in the car that you like.
    Menus in the instrument panel of some models cannot be changed. Sit in it and see if you mind.

    A British car greets you in English, its navigation can be loaded with our maps, and telephone
    mirroring works out of the box. Indicators sit on the left of the wheel, and in a Japanese car on the
    right. You will wipe the windscreen at the first two roundabouts, whichever way you change.

    Parts and repairs

    Every workshop from Goodlands to Souillac knows a Vitz. Parts for the popular Japanese models are on
    the shelf, new, used and copied, and this is the main reason why they hold their price so well. Models
    sold in Japan only, a Freed or a Levorg, need some parts ordered: reckon on one to three weeks.

    European cars want more care. Their oil and their service intervals are not a suggestion, diagnosis
    needs the maker's computer, and parts cost more. There are good independent specialists on the island.
    Before you buy, ask one of them about that engine and that gearbox. If you would rather not, a Golf or
    an A3 is an easier first step than an X5.

    The kei car

    Only Japan has it: 3.4 metres long, 660 cc, four seats, and up to 25 kilometres from a litre on a calm
    road. As a second car or for somebody who works in town it is hard to beat, and it parks where others
    give up. It is not made for five people on the motorway in a strong wind. Be honest about how often
    you do that.

    What it is worth later

    A Japanese small car or hybrid sells within days at a fair price. A British premium car loses more in
    the first years. Turn that round and it is the reason to buy one at three years: somebody else has
    paid for the fall.

    So

    You want low costs, easy parts, a quick sale one day: Japan. You want a motorway car, an English
    dashboard, leather and a badge, and you put money aside for service: Britain. You want seven seats and
    sliding doors for the family: Japan again, nobody else builds a Sienta. And if you do not know, drive
    one of each. They stand side by side in our yard at Union Park, and they disagree about everything but
    the side of the road.
  `),
};
