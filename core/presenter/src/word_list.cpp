#include "word_list.hpp"

#include <vector>

namespace bloom::presenter {

namespace {

constexpr std::string_view separators = " \n";

// One text, since a table of views beside it would double its room in WebAssembly; in the order of
// the alphabet, in which it packs best.
constexpr std::string_view text = R"(
absolute abstract academy accept accordion account accountant accurate achieve acrobat active
actor actress actual adapter addition address adequate admit adopt adventure adverb advert advice
advise afford afternoon agenda agree aircraft airplane airport alarm alert algebra algorithm alive
alkali allergy alley allow almanac aluminium amazing ambassador ambition ambulance amount
amplifier analyst ancestor ancient angle ankle announce annual anorak answer antenna anthem anvil
anxious apartment apologize apostrophe apparent appear appetite applaud applause apply apprentice
approve apron aqueduct arbour architect archive archway area arena arm armchair aroma arrange
array arrive artichoke article artist ask asparagus asphalt assist athlete athletic atom attach
attempt attendance attic attitude attract auction audience audio aunt author autograph automatic
available avalanche avenue average avoid awake aware awe awkward axis axle back backup badminton
bagel baggage bagpipes bake bakery balance balcony ball ballad ballet balloon ballot bamboo band
bandage banister banjo bank banner banquet barbecue barber bargain barge baritone bark barley barn
barometer barrel barrier baseball basic basin basket basketball bassoon bathe bathroom bathtub
batter beach beaker beam beautiful become bed bedroom bedside bedtime beech beetroot begin behave
belief bellows belong bench bend bicycle big bike billboard billion bin binary binoculars
biography biology birthday biscuit bistro bit blackboard blacksmith blank blanket blend blind
blink blizzard blog blouse boat bobbin boil bold bolt bonfire bonnet bonus bookcase booklet
bookmark bookshelf bookshop border boredom boring borrow boss bottle boulevard bounce bouquet bow
bowl box bracelet bracket brake branch brand brave bread break breakfast breezy brickwork brief
bright brilliant bring broad broadcast broccoli brochure brooch broom broth browse brunch brush
bubble bucket buckle budget build bulb bulldozer bulletin bump bunch bundle buoy burger bush
butchery butter button buy buzzer byte cabbage cabin cabinet cable cache cactus cafe cafeteria
cage cake calculate calculus calendar caliper call calm camera campaign campfire campsite campus
canal cancel candle candlelit canister canteen canvas cap capable captain caption car caravan
carbon cardboard cardigan care caretaker carnival carousel carpenter carpet carriage carrot cart
carton cartoon carve cashier casserole castle casual catalogue catalyst catch cause cautious cave
cavern celebrate celery cell cement centre century ceramic cereal certain chain chair challenge
champion chandelier change channel charger charming checkers checkup cheerful cheese chemistry
cheque chess chew chickpea chimney chin chisel chive choice choir choose chop chopsticks chord
chorus chronicle cinema cipher circle circuit circus citizen city clamp clap clarinet classic
classmate classroom clean clear clerk clever client climate climb clinic clip cloak clock
clockwork close closet clothespin cloud club clue coach coarse coast cobbler code coin colander
cold collage collar colleague collect college column comb combine comfort comic comma comment
commerce common community commute company compass compete compiler complete complex composer
compound computer conceal concert concrete conductor cone confetti confident connect consider
console constant construct contain contest continent continue contract contrast contribute
convention convince cook cookie cool copy cord cork corner correct corridor cost costume cosy
cottage cotton couch council coupon course court courthouse courtyard cousin cover cradle craft
crank crate crawl crayon create creativity credit creek crew crisp critical crochet crockery cross
crossword crowbar crowd crucial cruise crumb crumble crunchy crust cuff culture cup cupboard
curator cure curiosity curious curl current curry cursor curve cushion custard custom cut cycling
cylinder cymbal daffodil damp dance dare dashboard database daughter day daybreak daydream
daylight deadline debate debit debug debut decade decide decimal decision declare decorate
decoration deep degree delay delete delicate delicious delight deliver dense density dentist
depart departure depend depth describe desert design desk detect detour develop device diagonal
dial dialogue diameter dice dictionary diesel diet differ different difficult dig digit dill diner
dinner diplomat direct disappear discount discover discus disguise dishcloth dishwasher disk
dissolve distance distant distribute district dive divide division dock doctor document doll
domain dome domestic donate door doorbell doorframe doormat doorstep doorway dormitory dose double
dough download downtown dozen draft drama dramatic drawing drift driftwood drink drip drive
driveway drizzle drop dry duet dumbbell dumpling dust dustpan duty duvet eager early earn earring
easel easy eat eclipse ecology ecosystem edge editor educate effect effort egg eight elastic elbow
election electric electron elegant element eleven eliminate email embrace embroidery emerge
emergency emotion employ employee empty emulator encore encourage endless endure energy engine
enormous enrolment enter entertain entire enzyme episode epoch equal equality equation equator era
erase error escape essay essential establish estimate estuary eternal evacuation evaluate even
evidence evolution exact exam example excellent excitement excursion excuse exercise exhibition
exist exotic expand expect expedition expensive experiment explore exponent export extend extra
extreme eye eyebrow eyelash fable fabric face fact fair fall familiar family famous fan fancy farm
fashion fasten fate father faucet favourite feast feed feedback felt fence ferry festival fetch
fifteen fifty file fill film filter finale find finger finish fir fireplace fireworks firm fit
five fix fizzy flag flame flash flashlight flask fleece flexible flip float flood floor florist
flow flowerbed fluffy flute foam fog foil fold folk follow font foot football foothill footnote
footpath footprint footstep footstool force forecast forehead forge forget forgive form formula
fortune forty fossil fountain four fourteen fraction fragile fragment frame framework free freeze
freight frequent fresh freshman friction fridge friendship fringe front frontier frost fry fudge
fuel full fungus funnel funny furnace fuse future fuzzy gallery galley game gangway garage garden
garlic garment gas gate gateway gather gauge gaze gear generate generation generous genius gentle
genuine geology geometry gesture get getaway gift gigantic giggle give glacier glad glance glass
glide glitter global glorious glossary glove glow glue goal golf gong good gorge gossip governor
grade gradual graduate grammar grand grandma grandpa granite granola grateful grater gratitude
gravel gravity gravy great greenhouse greet griddle grill grin grip groundwork grout grow growth
guess guest guide guidebook guitar gulf gust gutter gymnasium gymnastics habit habitat hail
hailstone hair hairbrush half halftime hall hallway hammer hammock hamper hand handlebar handmade
handshake handsome hangar happy harbour hard hardware harmless harmonica hat haystack haze head
headache headboard headline headphone heal health heap hear heart heat heavy hedge height heirloom
helicopter helium helmet help hesitate hide high highway hiking hill hinge hint hire history
hockey hoist hold holiday hollow home homemade homeroom homework hood hook hoop hop horizon hose
hosepipe hospital host hostel hotel hour hourglass house household housework hug huge hull hum
human humble humid humidity humour hundred hurdle hurry hydrant hydrogen hygiene hyphen hypothesis
iceberg icicle icing icon idea ideal identical identify ignore imagine imitate import important
impossible improve include income increase incredible index inertia inform ingredient inkwell
inquiry insert insole inspect inspire install instruct integer intend intense interest internal
interval interview introduce intuition invent invest invisible invite iron itinerary jacket jam
janitor jar jaw jeans jelly jetty jeweller jigsaw job jog join joke journal joystick judo jug
juggle juice jump junction jungle justify karate kayak keel keep keepsake kerb kernel ketchup
kettle key keyhole kilt kind kiosk knee kneel knit knob know knowledge label laboratory lace
ladder lagoon lamp lamppost lampshade landlord landscape landslide language lantern laptop large
lasagna laser lasting latch late lathe latitude laugh laughter launch lava law lawyer layout
leader leaflet leap learn lease leather leave lecture leek legal legend lend length lens lentil
lesson let lettuce lever librarian library licence lid lifeboat lifeguard lifejacket lifetime lift
light lighthouse lightning like limestone limit line lip liquid listen little live load loaf lobby
logarithm logic login logo logout lollipop long longitude look loom loop loose lorry loss loud
lounge low loyalty luck luggage lullaby lumberjack luminous lump lunch lunchbox lunchtime lute
macaroni magazine magic magician magnet magnetism mailbox main maintain make mall manage mandolin
mansion mantel manuscript map marathon margarine margin marker market marmalade marriage
marvellous mask mass match matchbox matrix mattress mayonnaise meal mean measure mechanic medal
median medical medicine medium melt member memoir mend mental mention menu merchant merge meringue
message meteor method microphone microscope microwave middle midnight mighty mild milk milkshake
mill million mine minute mirror mist mixture modem modern modest modify molecule moment momentum
money monsoon month monument moon moonlight mop morning mosaic mother motion motorbike motorway
mountain mouth move movie muddy muffin mug mulch mumble mural museum mushroom music musician
mutual mysterious myth napkin narrow national natural navigator necessary neck necklace needle
neighbour nephew net nettle network neutral neutron new newborn newcomer newspaper newsstand nice
nickel nickname niece nightfall nightlight nimble nine ninety nod node noise noodle noon normal
nose note notebook notice noun novel nozzle nucleus numb numerous nurse nursery nutmeg nutrition
nylon oar oasis oboe observe obtain obvious occasional occupy occur octagon octave odd offer
office official ointment old omelette one onion onlooker open opera operate opinion opposite
optician optional orbit orchestra order ordinary oregano organic organize origami original
ornament outdoor outfit outline outsider oval oven overalls overcast overcome overnight overtime
overture own oxygen pack packet paddle paint palace palette palm pamphlet pancake pantry paper
paperclip paperwork parachute parade paragraph parallel paramedic parasol parcel parchment parent
park parsley parsnip partner party pass passenger passerby passport past pasta pastime pastry
patchwork pathway patient patio pattern pause pavement pay pea peace peak pedal pedestal peel pen
penalty pencil pendulum peninsula pentagon people percent perfect perform perimeter periscope
permanent permit person persuade petrol pharmacy phone photo photograph physical physicist physics
pianist piano pick picnic picture pie piece pile pillar pipe pipeline pixel pizza place placemat
planet plank plant plaster plate plateau platform platter play playlist playmate playtime plaza
pleasant please pliers plug plumber plunge plywood pocket podcast poem poetry point polish poll
polygon pompom poncho pond popcorn popular population porch porridge portable porthole portion
portrait possible post postcard postman potato potential pottery pouch pour powder powerful
practical practise prairie precise predict prefer premiere present preserve president press
pressure pretend pretty pretzel prevent previous pride primary prime principal prism private
probable proceed process produce product professor profit program progress project promotion
pronoun pronounce proof propeller proper protein protocol proton protractor proud prove proverb
provide public publish puddle pull pulley pulse pump pupil puppet purchase pure purpose purse push
put puzzle pyramid quaint quality quantity quarry quarter quartet quartz question queue quick
quiet quill quilt quit quiz quotation quotient racket radio radish radius raft rainbow raindrop
rainstorm rainy raise random range rapid rare ravine raw razor reach react read real realize
reason rebuild receipt recess recital recognize record recover rectangle recycle reduce refer
referee reference refraction refund regard regular rehearsal relative relax relay release relevant
reliable rely remain remainder remedy remember remind remote remove rent repair replace reply
report rescue research reservoir resident resist resonance respond rest restore result resume
retail retire return reunion reveal review revise reward rhythm rib ribbon rice riddle ride
rigging right rigid ring rinse rise rivet road roar roast robe robot roll roof room roommate rough
round roundabout route routine row rubber rudder rug rugby rule run runway rural rush sack safari
safety sail sailboat sailcloth salad salary salesman salt sample sandal sandbox sandcastle sander
sandpaper sandstone sandstorm sandwich sap satellite satisfy sauce save saxophone say scale
scatter scene scenery school schoolbag science scientist scissors scoop scooter score scrapbook
scrape screen scribble script scroll scrub sculptor sculpture seam search seaside seaweed secret
secretary seed seedling seek seem seesaw select sell semester seminar senator send senior sensible
sentence separate sequin series serious serve session set settle seven sew shade shadow shake
shallow shampoo share sharp sharpener shave sheet shelf shelter shine ship shipmate shirt shoe
shoelace shop shore short shoulder show shrub shrug shut shuttle side sieve sigh sign signature
signpost silence silky silo similar simple sing single siren sister sit sixteen sixty size
skateboard skating ski skill skillet skirt skylight skyscraper sled sleep sleepover sleet sleeve
slice slight slip slope slow smell smile smooth smoothie snack snap sneaker snowball snowboard
snowman snowstorm snowy soak soap soccer sociable society sock socket sodium sofa soft software
soil solar solid solution solve son sonata song sorbet sort sound soup sour souvenir spacecraft
spaghetti spanner spare spark spatula speak special species specific spectrum speech spell sphere
spill spin spinach spindle spire splash splendid splinter split spool spoon sport spotless
spotlight spread spring springtime sprinkle sprint sprout spruce square squeegee squeeze stable
staff stairs stairway stamp stand stare start statistics statue stay steady steam steep steering
stem stencil step stereo stern steward sticky stiff still stir stitch stocking stool stop
stopwatch storage store stove strainer strange strategy stream stretch strict stripe stroll strong
studio study stumble sturdy style submarine submit subtle subtract suburb subway succeed success
sudden sugar suitable suitcase sum summit sun sundial sunlight sunset sunshine superb supper
supply support suppose sure surface surfboard surfing surgeon surprise surround survey swamp swap
sway sweater sweep sweet swim switch syllable syllabus symbol symmetry sympathy syntax syrup table
tablecloth tablet tag tailor tale tall tambourine tame tangent tap tape target task tassel taste
taxi teach team teammate teamwork teapot teaspoon technician telegram telephone telescope tell
template temporary ten tenant tender tennis tent term terminal terrain test textbook texture thank
thaw theatre theorem theory therapy thermos thick think third thirsty thirteen thirty thorough
thought thousand thread three threshold thumb thunder thyme ticket tickle tie tile tilt timber
timetable tiny tip tissue title toast today toe toffee tofu token tomorrow tone tongs tonight
toolbar toolbox toolkit toothbrush toothpaste top torch tough tour tournament towel tower town
track trade tradition trailer trainee tram trampoline transfer transform translate travel tray
treadmill treat treble tree trellis triangle tricycle trim trio trip triple tripod trolley
trombone trophy tropical tropics trousers trowel truck trumpet trust try tuba tube tuck tug tulip
tumbler tune tunic tunnel turn turnip tutor tweed twelve twenty twig twilight twine twist two type
typical tyre ukulele ultimate umbrella umpire uncle understand undo unfold uniform unique unite
universe university unlock unpack untie unusual unwrap update upload urban urgent username
vacation vaccine valid valley valuable value variable varnish vary vase vast vault vector velocity
velvet veranda verb vertical vest vibrate village vinegar violin virtual visa vise visible visit
vital vitamin voice volcano volleyball voltage volume volunteer vote voucher vowel voyage waffle
wage wagon waist wait waitress wake walk wall wallet waltz wander want wardrobe warehouse warm
warn wash waste water waterfall wave wax wealthy weather weave webcam website wedding week weekday
weekend weigh weight welcome welder well wheel whirlpool whirlwind whisk whisper whistle whole
wholesale wide width wild wilderness winch wind window windowsill windscreen wink winner
wintertime wire wise wish wok wooden woodland woodwork wool word work workbench workbook workshop
worthy wrap wreath wrench wrestling wrist write xylophone yacht yarn yawn year yesterday yield
yoga yogurt zero zinc zipper zoom
)";

/// The words in the order of the text.
std::vector<std::string_view> split() {
    std::vector<std::string_view> words;
    auto begin = text.find_first_not_of(separators);
    while (begin != std::string_view::npos) {
        const auto end = text.find_first_of(separators, begin);
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(separators, end);
    }
    return words;
}

/// Deals the words out so that neighbours have nothing in common: a stride without a divisor in common
/// with their number comes by each of them once.
std::vector<std::string_view> dealt(const std::vector<std::string_view>& sorted) {
    constexpr std::size_t stride = 1'483;
    std::vector<std::string_view> words;
    words.reserve(sorted.size());
    for (std::size_t at = 0; at < sorted.size(); ++at) {
        words.push_back(sorted[(at + 1) * stride % sorted.size()]);
    }
    return words;
}

}  // namespace

std::span<const std::string_view> word_list() {
    static const std::vector<std::string_view> words = dealt(split());
    return words;
}

}  // namespace bloom::presenter
