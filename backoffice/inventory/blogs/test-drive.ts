import { blogPictureAddress } from '../../pictures/address.ts';
import { paragraphs, type Blog } from './blog.ts';

export const TEST_DRIVE: Blog = {
  id: 'what-to-check-on-a-test-drive',
  title: 'Twenty minutes well spent: what to check on a test drive',
  description:
    'Before the engine, on the road and back in the yard: a list to keep on your telephone when you try a used car, ours or any other.',
  image: blogPictureAddress('inspection'),
  post: paragraphs(`
    Most people decide in the first minute, on the smell and the seat. That is human. The nineteen minutes
    after that are for finding out whether the first one was right. Here is what we would look at if the
    car were somebody else's.

    Before you come

    Ask that the engine be left cold. A motor that was warmed up before you arrived may be hiding how it
    starts. Bring your licence, your identity card, and somebody to sit in the back; they hear things that
    you do not.

    Walk round it first

    Stand at each corner and look along the side. The reflection of the sky should run straight from lamp
    to lamp. Where it wobbles, there is filler underneath.

    Compare the gaps between the panels, left against right. Look at the bolts of the bonnet and wings:
    paint that is cracked on a bolt means that a spanner has been there.

    Crouch. Look under the sills, into the wheel arches and along the exhaust for rust. Cars that have
    lived near the sea at Grand Baie or Mahebourg rust from below. So do British cars from places where
    the roads are salted in winter.

    Read the tyres. Four figures in an oval give the week and the year: 2322 is June 2022. Beyond six
    years rubber is old here, however deep the tread. Four tyres of one make are a sign of an owner who
    cared; four different ones are a sign too.

    Sit down and do nothing for a moment

    Turn the key or press the button once, without starting. All the warning lamps must come on, and after
    the start they must all go out. A lamp that never lights may have been taken out of the way.

    Try everything that has a switch: each window, each lock, mirrors, wipers, radio, camera, the air
    conditioning on cold at full fan. It should blow cold within two or three minutes. In our summer that
    is a main function, not a comfort.

    Look at the wear of the pedals, the wheel and the driver's seat, and then at the mileage. Shiny pedals
    and 30,000 kilometres do not belong together.

    On the road

    Start cold and listen. A rattle that stops after a second or two on a modern engine is worth a
    question. Blue smoke is oil. White vapour that goes away is only the morning.

    Pull away on a slope. With a manual, the clutch should bite in the middle of its travel. An automatic
    must not shudder. The double-clutch boxes of the older Honda hybrids are quick but dislike creeping in
    traffic: try two minutes of walking pace, and feel whether it jerks.

    On a straight, quiet piece of road loosen your grip for a second. The car should go on straight. Then
    brake, firmly. It should stop straight as well, without a tremble in the pedal, which would be warped
    discs.

    Drive over something rough at 30 kilometres an hour. One dull sound per bump is normal. A knock from
    one corner is a bush, a link or a shock absorber.

    Turn the wheel all the way, left and right, at walking pace in the yard. Clicking means a drive joint.

    Take it up a hill and, if you can, onto the motorway. Noises come at 90 that are not there at 50. Let
    the cruise control and the lane warning show that they work.

    Back in the yard

    Open the bonnet while the engine runs. Look at the fluids, and sniff: sweet is coolant, burnt is oil
    or clutch. Look at the ground where the car stood. The water from the air conditioning is fine;
    anything with a colour is not.

    In a hybrid, ask for the readings of the battery. In an electric car look at the state of health and
    not only at the range on the dash, which is a guess about the last driver.

    Compare the chassis number on the car with that on the papers. Every figure.

    Then wait a day

    A good car is still good tomorrow. We do not mind if you bring your mechanic, and we do not mind if
    you go and try two others first. A test drive is free, takes half an hour, and you can book it on this
    site. Come when you are not hungry.
  `),
};
