import { blogPictureAddress } from '../../pictures/address.ts';
import { paragraphs, type Blog } from './blog.ts';

export const AUCTION_SHEET: Blog = {
  id: 'reading-a-japanese-auction-sheet',
  title: 'How to read a Japanese auction sheet',
  description:
    'One page tells you more about an imported car than any salesman can. Here is what the grade, the letters and the little drawing mean.',
  image: blogPictureAddress('auction-sheet'),
  post: paragraphs(`
    Almost every reconditioned car that comes to Mauritius from Japan was sold at an auction there. Before
    the sale an inspector who works for the auction house, and not for the seller, walks round the car
    with a clipboard. What he notes is the auction sheet. It is one page, it takes two minutes to read
    once you know how, and you should never buy an imported car without having seen it.

    The overall grade

    At the top right stands a figure. 5 is a car that is close to new. 4.5 is very clean, with marks you
    have to look for. 4 is a good, honest used car with a few scratches. 3.5 has been lived in: visible
    scratches, perhaps a panel that was resprayed. Below that come 3 and 2, cars with real work waiting.

    Two letters matter more than any figure. R, or RA for lighter cases, means that the car was in an
    accident and that a part of its structure was replaced or straightened. It may have been repaired
    well, and it is still a car that should be sold cheaper and with its history told. Cars below 3.5 and
    repaired cars are not what a dealer here is meant to bring in. If somebody offers you one, ask how it
    came.

    The inside has a grade of its own

    Next to the figure you will find one or two letters from A to D. One is for the inside. A is as new, B
    is clean, C has stains or a cigarette burn, D needs an upholsterer. A car with a 4 and an inside of B
    is a better buy for most families than a 4.5 with a C.

    The drawing

    At the bottom is a car laid flat like a paper toy. Each mark on it is a letter and a number, and the
    number says how large the damage is, from 1, which you would cover with a thumb, to 3 or 4, which you
    see from across the road.

    A is a scratch.

    U is a dent. B is a dent with a scratch in it.

    W is a wave: the panel has been repaired and painted, and the light does not run quite straight along
    it.

    P means the paint has faded or was touched up. S is rust and C is corrosion, which on an island like
    ours is the one to think about.

    X is a part that should be changed. XX is a part that has been changed, a door or a wing most often.

    A1 on a rear bumper is nothing. W2 on two neighbouring panels tells you that this corner was hit at
    some time, even if the grade is a 4.

    The mileage

    The sheet gives the reading of the clock on the day. If the inspector did not believe it, he says so:
    look for an asterisk, for a dollar sign, or for the word "changed". Then compare. The reading on the
    sheet, on the export certificate and in the car must make one line: a few kilometres more each time,
    for the drive to the port and on to the ship. A car that has fewer kilometres here than it had in
    Nagoya has been lied about.

    The small print

    There is a box of Japanese handwriting for the seller's remarks and one for the inspector's. The first
    says what is good: one owner, new tyres, navigation, spare key. The second says what is not: stone
    chip in the windscreen, smell of tobacco, noise from the front left. The second box is the useful one.
    Telephones translate handwriting badly, so ask us to read it to you word by word. We have the time.

    What a sheet does not tell you

    It describes one morning in Japan. It says nothing of the weeks at sea or of what was done to the car
    afterwards. It does not tell you how much is left of the tyres, of the brakes or of a hybrid battery.
    That is why it comes first and the test drive comes second, and why you want both.

    What to ask for

    Ask for the sheet itself and not for "the grade". Check that the chassis number on it is the one on
    the car: on most Japanese cars it is stamped on the bulkhead under the bonnet or beneath a flap by the
    passenger seat. Check the date of the auction against the story that you are told. Then take the
    drawing to the car and find every mark. Those that you find on the car but not on the drawing are the
    ones to talk about.

    Every car from Japan in our yard has its sheet. If you have seen one on this site, send us the last
    four figures of its chassis number and we will show you the page before you drive all the way to Union
    Park.
  `),
};
