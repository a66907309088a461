#include "word_list.hpp"

#include <vector>

namespace bloom::presenter {

namespace {

constexpr std::string_view separators = " \n";

// One text, since a table of views beside it would double its room in WebAssembly.
constexpr std::string_view text = R"(
assist short cipher finish huge sphere belief work clinic hoist
signpost shoulder vest room platform wreath gymnasium pleasant cook dough
bump epoch plywood wait spanner great supply pedestal law make
winch bagpipes rebuild voucher track tickle broad discus remove word
powder taste ukulele depth create process parasol iron biography keep
deep springtime cross airport square thumb household opera celebrate scoop
height common sort pupil wise driveway nutmeg spire agenda margarine
gutter sheet radius hail produce install cabinet fix overtime rigid
grill candle shallow museum ambition old stretch trousers regular hostel
doorway mutual menu octave distant sunlight roar staff spool monsoon
musician newcomer barometer tape identical latitude cone capable razor nettle
gigantic canteen surfing silky ravine paramedic subway tradition paperclip include
ballot creativity ferry quick shipmate depart photo pride turnip survey
baseball sail replace supper heavy attic hook brochure nozzle barge
ninety janitor bright bonfire melt professor circus basketball harmless tilt
meteor whole untie iceberg thunder history cafeteria active dig folk
wheel hum memoir brand modest optician flowerbed workshop dumpling manage
thousand tumbler serve error coin restore question creek modern spell
mall narrow publish lumberjack tenant guess middle sculptor handlebar juggle
canister opinion leave quaint jelly curl fancy rudder pottery giggle
cylinder raindrop important furnace jog city parcel close toast detour
pull top cartoon sweep third door wash calm custard dashboard
sack net motorway review glitter boring waste tunic napkin hygiene
thirteen caption icon celery cardboard driftwood fifty budget anthem lentil
float reunion certain detect catalogue outsider retire inkwell clarinet glance
toffee jar maintain team bookshop parallel fog teammate surgeon overture
complete plank porridge force exact advise niece flashlight session bulletin
patchwork mantel wagon dice landlord lorry ankle galley bring palace
excitement pouch holiday waitress knob thaw bend extra nose carve
courtyard voice stare lollipop integer drink strategy equation sandpaper fossil
gratitude mattress nutrition encourage hurdle tram meal shrug stem energy
windscreen headache disguise boredom corridor like cause athlete postcard garlic
groundwork neck quarry sandstone probable contract agree present pasta human
planet save cold telegram appear seaweed trailer follow craft faucet
scribble roommate vector doll roundabout tropical lip lunchtime convention modify
portable election climb doctor debate pour laboratory sister eliminate brickwork
bundle exist fan four column bracelet road try glove gateway
trainee fashion official heart tonight addition arrange knit tongs global
office colander half proverb threshold plunge report soil satisfy bandage
cement sway algorithm crockery behave cabin terrain debit cursor primary
hint expand abstract sofa antenna splinter curry biology pliers steering
oven peak spring legal wok contrast valley grade export bakery
lunchbox perform cactus summit verb plant wrench jaw typical dock
sew side glue gradual mention dial expensive drama improve exponent
attendance cashier trowel email basic adventure expedition buoy eternal reply
limit electric quantity president start trellis garage donate advert login
imagine dentist scenery attitude low magazine couch downtown shadow face
tower hyphen pass rapid file awe distribute familiar lifejacket dumbbell
thick quotation mountain calculus guide resident getaway salad griddle cure
domain scene boat rainstorm decimal apply keel equal employ barley
random embrace puddle clear cut hallway banjo reduce hard account
paint raft free sandbox grin fraction sandal varnish surface instruct
study host axle splendid gorge champion whistle delight pulse dance
marathon nine fasten invisible butchery overcast wardrobe pharmacy microscope ideal
brunch archway spotless governor bargain outdoor catch emergency barbecue progress
network beach ballad textbook truck mysterious apprentice forty index think
umpire canvas sweater proud month alarm crucial ceramic suitcase remember
classic curve century wander sentence urban teaspoon average motion pamphlet
term mirror show glass rugby playlist dinner species billboard week
airplane candlelit humble music symbol nice noise blog aware cardigan
skillet permanent daughter plug long organize snowstorm elastic escape mine
new emerge chopsticks carton identify electron lesson parachute thank lifeboat
artist separate sweet pronoun inspect solid crank unfold relative penalty
predict reservoir mansion entire cheese yoga past lunch observe tale
twig analyst squeegee community available campaign seam pump picture temporary
sign cupboard lamppost crossword juice volcano market support centre whirlpool
easy dome compete barn doorstep inform frontier puppet byte shave
diet banner return vise bathroom dive rehearsal adverb depend division
pond snowy scrub tour knee respond trust smile foil change
propeller combine sound gift enormous fortune crumble nightfall wealthy commute
slip shade pencil gaze clamp plaster rule expect range chin
ignore clever party repair crowd original pizza smell rural test
water domestic sprint atom settle spatula marvellous daylight recital scooter
footstep stiff schoolbag lifetime people webcam hailstone popular flag tell
strict pompom begin sodium mulch weigh magician deadline twist toolkit
fungus unwrap woodwork hotel swim porthole paddle rescue notebook quartz
vibrate reference lifeguard teach stable coach microphone baggage table allow
tennis shelter prefer grand fountain subtract yogurt skylight smooth odd
ketchup wrap poll omelette find dictionary example rinse statistics ambassador
chew fable siren kneel keyhole permit form accordion wire jump
muffin mechanic pronounce wintertime guidebook chop quiet tie approve vault
frequent choose collage trade eat landslide percent clean camera big
glide year refraction pretend robot blink yield glacier thread eye
ticket needle portion father twine genius cobbler attempt address referee
point ambulance generation reveal quiz wilderness difficult forgive fringe template
mumble adapter icicle apostrophe valuable toolbox geology seesaw rare silo
sharpener curious chain remind sunset milk glow wholesale choice snowball
stripe broccoli awkward snowman pyramid crunchy glossary court essential mop
well incredible confetti note cushion inquiry radio basket seem actor
broth nod variable broadcast heal node waist dare laughter headphone
signature thyme trampoline handmade resist myth bulb drift tough freight
record automatic campfire regard optional lettuce pianist mist equator anxious
chemistry fact tablecloth visible company exam forge fifteen quartet score
platter array median button intense footstool joke remain nylon passport
occupy wool vertical splash mug caliper subtle even elbow robe
batter gravity aqueduct bedtime brooch parent belong lever periscope crust
sonata excuse flame shelf oxygen live edge refund warm lantern
tip borrow ornament early lagoon cymbal spare employee crowbar twenty
transfer cereal quarter sharp salt bike shirt chive greenhouse cloud
aroma stay reason burger clock spacecraft rise quality spark delete
jug listen loss recess growth pie library fourteen chimney bassoon
minute crawl concert algebra shake avalanche icing empty tassel commerce
achieve late grammar curator podcast public remainder tuba border loom
pendulum bounce motorbike trophy bottle two gather apron athletic pocket
rainy overcome bark eyelash outline cost handshake tag drawing avoid
school medal sell graduate area hosepipe doorbell favourite queue milkshake
beech prism terminal chorus diesel announce chronicle remedy adopt lease
search step sample line raise decoration trip wall script lawyer
felt course box merge molecule senator paragraph freeze critical cage
departure stairway wage protein sensible stir asphalt helicopter worthy browse
axis gear logout cautious telescope rectangle powerful judo premiere remote
newspaper cheque excellent release import bucket duet steady sympathy ballet
hold pipe high bedside cotton dense draft chess clue oval
interview culture send outfit tricycle egg bank tripod pancake ten
magnetism parsnip superb cancel wave direct skirt latch full universe
resonance cheerful moon workbook flexible tutor income absolute geometry feast
framework zipper asparagus experiment packet interest shoelace cache zero fence
piano pedal palette hull thermos farm torch amazing song sleep
bubble stencil evolution ball birthday style backup comma sieve walk
purse hamper scatter binoculars sunshine split hiking wide stop surfboard
catalyst comic sour audio person accept seaside citizen degree establish
cradle reliable document timber read hollow parsley debug workbench armchair
little seek lampshade today wrist switch mean program margin afford
oboe retail educate window frame imitate onlooker blackboard endure fuel
software entertain bow digit fit taxi jigsaw fall junction chisel
snowboard continue rhythm blizzard noun thirty trombone weekend editor cap
light moment poncho cousin pantry day radish slope cord housework
poem towel spectrum filter nickname tomorrow harmonica kerb compiler size
insole ladder flash diner crayon insert suburb barrel mushroom provide
quotient college binary flute translate store kettle swamp bunch admit
overalls dust blind five contribute hat magnet cottage bagel treat
seedling playtime sled luggage duvet generous weather run onion footprint
awake scientist alkali refer tray firm vary hose longitude fuzzy
navigator order syllabus drop bracket cell bathe dramatic physics submit
checkers pillar place bicycle member lift sociable set fry shore
voyage normal accountant develop spaghetti diplomat fetch proton hammock launch
triangle monument select pixel bowl serious clothespin bookshelf swap phone
home tender engine charger foam town hairbrush gauge exhibition whisk
gossip castle cloak compound blacksmith souvenir offer enzyme interval stand
warn rib evidence fleece mayonnaise finger ring advice coarse prove
vase duty guest lace dustpan mother cycling habitat prevent sum
spotlight collect double postman decorate toothpaste smoothie hurry autograph winner
join grater lens type brake playmate shut purchase carousel forget
riddle welder flip large gust noon proper dry crate delicious
episode hide sticky uniform deliver tame hoop lamp ordinary clap
syrup slight lighthouse doormat jungle velvet national comment billion carbon
disk lump merchant scrapbook fabric perimeter plumber mild circle hood
climate know bin rainbow pause diameter village garden fate lasagna
unique declare neighbour cool crumb porch estuary trim sturdy dishwasher
comb treble boulevard sleepover newborn wrestling laugh virtual era cafe
decide forehead alive put cabbage obvious device volume famous knowledge
spindle stream badminton bold gesture luck grip canal weight tug
luminous paperwork bellows proof friendship raw orbit spill xylophone ancient
stopwatch heat novel practical wink rivet vital ingredient map jeweller
density tailor slow park cork opposite semester jam sit stairs
noodle snap ecology download unpack origami main skating recognize gravel
pure palm unite academy triple perfect horizon granite windowsill discount
medical cable generate message scale idea console brief preserve syllable
numb drip sprout bedroom game shop vaccine safari sixteen volleyball
dose react humidity car grow title carrot understand manuscript cave
conceal footpath beaker hug evacuation feedback afternoon answer potato bathtub
funny upload soap comfort eager ship roast zoom veranda granola
tap hand theory token protocol homeroom necessary million balcony courthouse
seven gate limestone width volunteer circuit curiosity actress back tube
secret beautiful daydream tambourine wind lobby sander twilight rug ski
hammer gallery turn eclipse telephone steward hop formula secretary weave
tangent peace learn tunnel weekday appetite care pretty basin tournament
uncle haystack carnival pattern oasis undo tune vinegar constant acrobat
extreme festival peel bistro pavement blouse peninsula fair roof carpenter
sudden house invent society closet tall emotion bouquet warehouse handsome
karate waterfall amount soccer visa series floor orchestra rough tile
quilt soak debut bulldozer paper revise health apartment nephew estimate
gravy club aircraft stern glad erase bolt tiny invite channel
gentle vitamin value organic convince job gong architect film dialogue
welcome portrait concrete extend mental recycle consider soup private write
doorframe neutron disappear sandstorm sixty rest scroll wish describe balance
nurse move valid waffle justify helium snack press sandcastle roll
reward amplifier biscuit broom special dill alley hinge surround steep
friction socket similar inertia evaluate fragment zinc blend thought hypothesis
bake archive itinerary baritone decision petrol applause bench solar stereo
head pastime stove website rigging placemat sugar reach matchbox fudge
costume occasional distance mailbox midnight hundred ask jeans lecture kind
spruce suppose fresh code humour passenger blank safety son goal
easel sandwich cruise purpose frost happy explore timetable genuine right
crochet adequate rubber leek damp quill butter liquid sequin flask
annual racket salesman rely licence cinema cart bonus medium shuttle
laser marriage sculpture toothbrush barber occur booklet chickpea wedding yacht
quit protractor salary become footnote satellite give nightlight tree sneaker
classmate research elegant prairie front fireworks mural product fir sleet
campus endless grandpa loyalty specific collar science carpet surprise tablet
choir flow slice fireplace stocking proceed beam shrub target captain
twelve divide council octagon physicist persuade mighty storage popcorn intuition
earn beetroot aunt actual gas arbour university squeeze family nucleus
buy future mass want bed hockey tuck eleven hall call
coast delay push sock homemade realize good lid tropics lasting
calendar mask chair oar attach sun challenge still fridge breakfast
ecosystem hill meringue crew build suitable tone vowel submarine parchment
current apologize principal lute pay avenue skyscraper increase photograph pastry
look brilliant bush necklace calculate modem strong key cake highway
natural tofu wallet hedge excursion loaf element dissolve precise polish
marmalade humid brush golf mouth promotion overnight tyre pressure partner
clerk tent brave headboard practise gulf three yarn confident funnel
angle speak saxophone kiosk wild bit leap essay hangar visit
headline profit routine ribbon toolbar coupon ointment casserole studio previous
hydrant scrape banquet eight lounge seminar dozen sauce soft length
whisper runway journal breezy pile blanket fold kilt patio homework
newsstand vacation rent guitar neutral row arm shoe say balloon
logo greet sap habit round lend method matrix stroll resume
toe emulator steam poetry hire clockwork credit attract umbrella landscape
please yawn relevant feed font loud diagonal checkup waltz enrolment
campsite nimble hourglass receipt fill apparent logic hesitate username football
stitch aluminium marker rush tulip plateau magic cover grout allergy
drizzle heirloom patient boss unlock mixture possible finale solution single
mandolin pick charming arena pathway loose pea vote invest continent
daffodil help gangway thorough transform daybreak puzzle trolley velocity librarian
loop helmet composer pretzel pulley cosy desk operate fizzy picnic
technician microwave foothill relay exercise earring theorem pen scissors lightning
lullaby shampoo prime load dormitory fragile syntax buckle strange screen
caravan mend teapot casual movie grandma skateboard connect seed wooden
ride kayak complex haze open buzzer sailboat logarithm clip therapy
correct grateful design solve florist kernel nickel bread yesterday accurate
silence compass sure district database spinach texture effort author simple
trumpet speech moonlight population route alert treadmill own crisp update
impossible sundial jacket introduce symmetry equality barrier laptop macaroni tweed
hardware custom carriage classroom stumble one parade differ urgent label
sing fluffy sorbet spin chord cuff applaud heap stamp notice
joystick caretaker drive band physical wax money unusual sailcloth desert
piece different enter lathe rice statue violin recover muddy nursery
eyebrow medicine hospital fuse voltage trio delicate shine forecast bookmark
result glorious almanac boil legend skill match hear teamwork stool
sigh effect cavern cup leader thirsty wake spoon ultimate theatre
anvil artichoke freshman decade gymnastics passerby strainer sport auction embroidery
sprinkle cookie foot polygon get oregano play obtain morning corner
post audience keepsake momentum sleeve copy bamboo dishcloth computer bobbin
succeed colleague exotic measure travel plaza contain jetty tissue spread
hydrogen article let project bookcase construct whirlwind internal pack woodland
senior inspire conductor numerous relax flood potential leather pentagon banister
real leaflet mill task success chandelier contest language arrive garment
vast plate bonnet halftime pipeline anorak branch hair ancestor discover
harbour layout intend hour lava break share encore mosaic client
)";

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

}  // namespace

std::span<const std::string_view> word_list() {
    static const std::vector<std::string_view> words = split();
    return words;
}

}  // namespace bloom::presenter
