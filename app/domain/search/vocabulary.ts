// Written by `npm run seed -- --write`; edit supabase/reference/*.csv instead.

export const categoryNames = `
restaurants|Restaurants;restaurant;diner;eatery;bistro;dinner;lunch;food
cafes|Cafés & Coffee;cafe;coffee shop;espresso;tea house;coffeehouse;coffee;tea
bakeries|Bakeries;bakery;bread;pastry;cakes;donuts
bars|Bars & Pubs;bar;pub;tavern;cocktails;karaoke
breweries|Breweries;brewery;brewpub;beer;brewing;microbrewery;craft beer;taproom
pizza|Pizza;pizzeria;pizza place;slices
ice-cream|Ice Cream;ice cream shop;gelato;frozen yogurt
grocery-stores|Grocery Stores;grocery;supermarket;market;food store
veterinarians|Veterinarians;vet;animal hospital;animal clinic;pet doctor
pet-stores|Pet Stores;pet shop;pet supplies;pet food;grooming;groomer;dog grooming
dentists|Dentists;dentist;dental;orthodontist;teeth
doctors|Doctors;doctor;physician;family practice;medical clinic;gp;urgent care;walk in clinic;clinic
pharmacies|Pharmacies;pharmacy;drugstore;chemist;prescriptions
opticians|Opticians;optician;optometrist;eye doctor;glasses;eyewear
physical-therapy|Physical Therapy;physiotherapist;physio;pt;rehab
hair-salons|Hair Salons;hairdresser;haircut;stylist;hair
barbers|Barbers;barber;barbershop;shave
nail-salons|Nail Salons;manicure;pedicure;nails
spas|Spas & Massage;spa;massage;day spa;facial
gyms|Gyms & Fitness;gym;fitness center;workout;crossfit;health club
yoga-studios|Yoga Studios;yoga;pilates;meditation
plumbers|Plumbers;plumber;plumbing;drain;leak;water heater
electricians|Electricians;electrician;electrical;wiring
hvac|Heating & Cooling;hvac;furnace;air conditioning;ac repair
roofers|Roofers;roofer;roofing;roof repair;gutters
painters|Painters;painter;house painting;painting contractor
landscapers|Landscapers;landscaping;lawn care;gardener;yard;tree service
house-cleaning|House Cleaning;cleaner;cleaning service;maid;housekeeping
movers|Movers;moving company;mover;relocation
locksmiths|Locksmiths;locksmith;locked out;keys
auto-repair|Auto Repair;mechanic;car repair;garage;oil change;brakes
car-washes|Car Washes;car wash;auto detailing;detailer
bike-shops|Bike Shops;bicycle shop;bike repair;cycling
bookstores|Bookstores;bookshop;book store;books;used books
florists|Florists;florist;flower shop;flowers;bouquet
hardware-stores|Hardware Stores;hardware;tools;home improvement
clothing-stores|Clothing Stores;clothes;boutique;apparel;fashion;vintage
furniture-stores|Furniture Stores;furniture;sofa;mattress;home goods
lawyers|Lawyers;lawyer;attorney;law firm;legal
accountants|Accountants;accountant;cpa;tax preparation;bookkeeper
real-estate|Real Estate;realtor;real estate agent;property
insurance|Insurance;insurance agent;insurance agency
banks|Banks;bank;credit union;atm
hotels|Hotels & Inns;hotel;motel;inn;bed and breakfast;lodging
child-care|Child Care;daycare;preschool;nursery;babysitting;kindergarten
tutors|Tutors & Lessons;tutor;tutoring;music lessons;test prep
museums|Museums & Galleries;museum;gallery;art;exhibition
music-venues|Music Venues;live music;concert hall;theater;venue
photographers|Photographers;photographer;photo studio;portraits;wedding photography
dry-cleaners|Dry Cleaners & Laundry;dry cleaner;laundromat;laundry;alterations
hospitals|Hospitals;hospital;medical center;emergency room
mental-health|Therapists & Counseling;therapist;counselor;psychologist;psychiatrist;psychotherapy
chiropractors|Chiropractors & Acupuncture;chiropractor;chiropractic;acupuncture;acupuncturist
senior-care|Senior & Home Care;nursing home;assisted living;senior living;home health;hospice;elder care
beauty-salons|Beauty Salons;beauty salon;waxing;eyebrows;lashes;esthetician;tanning
tattoo-studios|Tattoos & Piercing;tattoo;tattoo parlor;piercing
contractors|Contractors & Builders;contractor;general contractor;builder;remodeling;carpenter;handyman;flooring
pest-control|Pest Control;pest control;exterminator;termites
appliance-repair|Appliance Repair;appliance repair;washer repair;refrigerator repair
storage|Self Storage;self storage;storage unit;mini storage
auto-dealers|Car Dealers;car dealer;auto sales;used cars;motorcycle dealer;rv dealer
auto-parts|Auto Parts;auto parts;car parts;auto supply
body-shops|Body Shops;body shop;auto body;collision repair;car paint
towing|Towing;towing;tow truck;roadside assistance
gas-stations|Gas Stations;gas station;gasoline;filling station;truck stop;ev charging station
convenience-stores|Convenience Stores;convenience store;corner store;mini mart;bodega
liquor-stores|Liquor Stores;liquor store;wine shop;bottle shop;package store
specialty-foods|Specialty Foods;butcher;butcher shop;seafood market;cheese shop;candy store;chocolate shop
farms|Farms & Farmers Markets;farmers market;farm stand;orchard
caterers|Caterers;caterer;catering service
food-trucks|Food Trucks;food truck;food cart;taco truck
wineries|Wineries & Distilleries;winery;vineyard;distillery;wine tasting;cidery
nightclubs|Nightclubs;nightclub;dance club
general-stores|Department & Variety Stores;department store;dollar store;variety store;discount store;general store
gift-shops|Gift Shops;gift shop;souvenirs;cards and gifts;antiques;antique store
jewelry-stores|Jewelry Stores;jewelry;jeweler;watch repair;engagement rings
electronics-stores|Phones & Electronics;electronics;cell phone store;phone repair;computer repair;computer store
sporting-goods|Sporting Goods;sporting goods;outdoor gear;bait and tackle;gun shop;ski shop
toys-and-hobbies|Toys & Hobbies;toy store;toys;hobby shop;comic book store;game store;craft store;fabric store;music store
thrift-stores|Thrift & Pawn Shops;thrift store;pawn shop;consignment;secondhand
garden-centers|Garden Centers;garden center;plant nursery;greenhouse
smoke-shops|Smoke Shops & Dispensaries;smoke shop;vape shop;tobacco shop;dispensary;cannabis
printing|Printing & Shipping;print shop;printing;copy shop;sign shop;notary
financial-services|Financial Services;financial advisor;mortgage;loans;check cashing;payday loan;investment
business-services|Business Services;consulting;marketing;marketing agency;advertising;staffing agency;employment agency;security guard;web design;architect
travel-agencies|Travel Agencies;travel agency;travel agent
transportation|Taxis & Transportation;taxi;limo;car service;trucking;shuttle service;bus charter;car rental;airport shuttle
parking|Parking;parking garage;parking lot;car park
manufacturers|Manufacturers & Wholesale;manufacturer;wholesaler;wholesale;distributor;machine shop;welding
schools|Schools;school;elementary school;high school;driving school
dance-and-martial-arts|Dance & Martial Arts;dance studio;dance class;ballet;martial arts;karate;taekwondo;jiu jitsu;boxing gym;gymnastics
sports-centers|Sports & Recreation;golf course;swimming pool;ice rink;tennis court;climbing gym;sports center;shooting range;stables;park;parks
amusements|Fun & Games;bowling alley;arcade;amusement park;escape room;mini golf;laser tag;trampoline park;casino
movie-theaters|Movie Theaters;movie theater;cinema
event-venues|Event Venues;event venue;banquet hall;wedding venue;party room;conference center;event planner
campgrounds|Campgrounds & RV Parks;campground;rv park;camping
apartments|Apartments;apartment;apartment complex;property management;mobile home park
funeral-homes|Funeral Homes;funeral home;cremation;mortuary;cemetery
places-of-worship|Places of Worship;church;synagogue;mosque;chapel
libraries|Libraries;library;public library
nonprofits|Nonprofits & Associations;nonprofit;charity;association;community center;food bank
government|Government Offices;government office;city hall;post office;police station;fire station;dmv
pet-services|Pet Boarding & Training;dog boarding;kennel;dog training;dog walker;pet sitter;doggy daycare
other|Other Businesses;
`;

export const phraseKeys = `
category|restaurants|hole wall;restaurant;comer dond;eat place;eat somewher;"where to eat";eat someth;hungri;hambr tengo;fonda;comedor;🍽;🍴;eat;grub;chow;nosh;nom;munchi;bite grab;bite eat;bite quick;greasi spoon;date night;anniversari dinner;dinner romant;birthday dinner;starv;famish;hangri;"feed me";eat hors;hungri wolf;food hangov;drunk food;food late night;midnight snack;"dinner out";eat good;"chow down";diner mom pop;savori someth;breakfast second;bottomless mimosa;dessert place;eat local;coma food;dinner sit;dinner drink;cheap eat|restaurante;restaurantes;hungry;fonda;comedor;🍽;🍴;eat;grub;chow;nosh;noms;munchies;starving;famished;hangry
category|cafes|cafeteria;cafecito;cafe tomar;caffein;coffe need;☕;cup joe;cuppa;java;caffein fix;coffe fix;laptop work;friend laptop;place studi;somewher studi;place remot work;go joe;coffe cup;"wake me up";"wake up";coffe morn;"pick me up";brew go;jitter juic|cafeteria;cafecito;caffeine;☕;cuppa;java
category|bakeries|panaderia;pasteleria;reposteria;dulc pan;birthday cake;cumpleano de pastel;🥐;🍞;🥖;🎂;🧁;🍰;🥨;sweet tooth;someth sweet;bake good;rush sugar;fix sugar|panaderia;pasteleria;reposteria;🥐;🍞;🥖;🎂;🧁;🍰;🥨
category|bars|cantina;taberna;bar copa de;"where to drink";drink somewher;drink grab;drink get;"night out";🍸;🍹;🍷;🥃;🥂;hole water;bar dive;speakeasi;booz;cold one;nightcap;bar hop;crawl pub;copa tomar;get wast;get hammer;drunk get;get tipsi;get plaster;buzz get;boozer;day drink;one tie;wet whistl;gin joint;courag liquid;drink friend;drink work;drink hard;meet singl;dog hair;girl night;guy night|cantina;taberna;🍸;🍹;🍷;🥃;🥂;speakeasy;booze;nightcap;boozer
category|breweries|cerveceria;artesan cerveza;cerveza;🍺;🍻;brewski;brew pub;brew craft;brew local|cerveceria;cerveza;cervezas;🍺;🍻;brewski;brewskis
category|pizza|🍕|🍕
category|ice-cream|heladeria;helado;paleteria;🍦;🍨;🍧;cream ice scoop;scoop two|heladeria;helado;helados;paleteria;🍦;🍨;🍧
category|grocery-stores|buy food;supermercado;abarrot;abarrot de tienda;mercado;fruteria;food shop;🛒;fill fridg;shop week;pantri stock;food stock|supermercado;abarrotes;mercado;fruteria;🛒
category|veterinarians|veterinario;veterinaria;dog sick;cat sick;pet sick;puppi sick;dog limp;ate chocol dog;dog throw;cat throw;anim doctor;puppi shot;dog vaccin;cat vaccin;enfermo perro;enfermo gato;🐾;dog neuter;cat spay;dog spay;dog eat wont;cat eat wont;bitten dog;dog put sleep;doctor kitti;doctor doggi;car dog hit;car cat hit;rabbit sick;bird sick;ate dog someth;kitti sick;dog scratch stop wont;dog worm;dog flea;cat flea;dog eat;babi fur sick;pup sick;dog got stung|veterinario;veterinaria;🐾
category|pet-stores|de mascota tienda;mascota;canina peluqueria;dog food;cat food;dog toy;🐶;🐱;🐠;🐕;🐈|mascotas;🐶;🐱;🐠;🐕;🐈
category|dentists|dentista;toothach;ach tooth;hurt tooth;hurt teeth;pain tooth;broken tooth;chip tooth;crack tooth;fill lost;bleed gum;de dolor muela;de dient dolor;dental limpieza;muela;duel muela;dient duel muela;🦷;broke tooth;teeth wisdom;teeth whiten;doctor tooth;lost tooth;cap fell;chopper;pear white;fix teeth;fix smile;abscess tooth;jaw swollen|dentista;toothache;muela;🦷;choppers
category|doctors|medico;doctora;clinica;consultorio;sick;sore throat;fever;flu;cough;strep throat;ach stomach;earach;ear infect;infect sinus;rash;ankl sprain;de dolor garganta;fiebr;enfermo estoy;enfermo;🩺;🤒;🤧;eye pink;blood pressur;exam physic;annual checkup;"throwing up";bad cold;headach migrain;bite bug;box doc;sawbon;quack;doctor walk;feel sick;barf kid;barf;puke;"threw up";fever kid;crap feel like;aw feel;"under the weather";come someth;nose stuf;lump neck;itchi skin;knee swollen;cut heal wont;babi fever;kid sick;child sick;infect wound|medico;doctora;clinica;consultorio;sick;fever;flu;cough;earache;rash;fiebre;enfermo;🩺;🤒;🤧;sawbones;quack;barfing;puking
category|pharmacies|med;farmacia;botica;prescript refil;cold medicin;buy medicin;💊;fill prescript;pick prescript;cough syrup;bandaid;aid band;pill refil;medicin tummi;med pick|meds;farmacia;farmacias;botica;💊;bandaids
category|opticians|optica;optometrista;oculista;lent;anteojo;gafa;exam eye;eye test;broken glass;blurri vision;👓;🕶;glass new;fix glass;contact lens;eyeglass;eyeglass repair;board cant see;cant far see;glass lost;contact lost;glass need;check eye|optica;opticas;optometrista;oculista;lentes;anteojos;gafas;👓;🕶;eyeglasses
category|physical-therapy|fisioterapia;fisioterapeuta;fisica terapia;back pain;back hurt;neck pain;knee pain;hurt knee;pain shoulder;muscl pull;de dolor espalda;sciatica;ligament torn;acl torn;hip pain;ankl pain;knee rehab;back kill;back went;back threw;hamstr pull|fisioterapia;fisioterapeuta;sciatica
category|hair-salons|peluqueria;peluquera;belleza de salon;estetica;cort de pelo;cabello cort de;cut hair;color hair;💇;cortar pelo;cortarm el pelo;cabello cortar;cabello cortarm el;blowout;"new do";hairdo new;"hair did";done root;"chop it off";chop hair;hair look new;hair tame;bang fix;coverag gray;cover gray;color cut;chop mop;cut lock|peluqueria;peluquera;estetica;💇;blowout
category|barbers|barberia;barbero;beard trim;fade skin;cort de hombr;💈;fade;taper;beard line;cort de hombr para pelo;"shape up";"edge up";"lined up";high tight|barberia;barbero;💈;fade;taper
category|nail-salons|una;de salon una;pintar una;hacer una;arreglar una;manicura;pedicura;gel nail;acryl nail;broken nail;💅;mani pedi;mani;pedi;"nails did";fix nail;claw done;claw done get|unas;manicura;pedicura;💅;mani;pedi
category|spas|masaj;masajista;back rub;stress;💆;🧖;"rub down";"treat myself";day pamper;pamper;back knot;feet massag;care day self;girl spa;muscl sore;"zen out"|masaje;masajes;masajista;stressed;💆;🧖;pampering
category|gyms|gimnasio;lose weight;get shape;lift weight;entrenador person;🏋;💪;iron pump;gym hit;get swole;beach bodi;get rip;get jack;buff get;get tone;"tone up";burn calori;burn fat;"sweat it out";drop pound;pound shed;gut lose;belli fat lose;bod dad;bench press|gimnasio;gimnasios;🏋;💪
category|yoga-studios|clase de yoga;🧘;namast;dog downward;toe touch|🧘;namaste
category|plumbers|plomero;plomeria;fontanero;leak sink;leaki sink;kitchen sink;leak pipe;leaki pipe;faucet leak;faucet leaki;drip faucet;clog drain;clog sink;clog toilet;clog pipe;block drain;block toilet;overflow toilet;flush toilet;run toilet;leak toilet;leaki toilet;broken toilet;leak shower;leaki shower;burst pipe;broken pipe;frozen pipe;hot water;leak water;broken heater water;backup sewer;dispos garbag;agua de fuga;rota tuberia;bano tapado;drenaj tapado;🚰;🚽;🪠;low pressur water;heater leak water;toilet unclog;drain unclog;back drain;basement flood;broke heater water;heater water work;everywher water;gush water;bathroom flood;flood kitchen;plug toilet;clog throne;clog john;sink stop;drain tub wont;drain sink wont|plomero;plomeros;plomeria;fontanero;🚰;🚽;🪠
category|electricians|electricista;outag power;flicker light;breaker trip;breaker keep trip;dead outlet;outlet work;outlet spark;ceil fan instal;luz sin;🔌;💡;⚡;hous power;instal outlet;charger ev instal;hous rewir;burn outlet smell;breaker reset wont;half hous power;dark hous;dead socket;electr smell;outlet shock;blown fuse;blew fuse|electricista;electricistas;🔌;💡;⚡
category|hvac|acondicionado air;calefaccion;ac work;ac broken;ac broke;ac cool;ac stop;air broken condition;air condit work;furnac work;broken furnac;furnac stop;heater work;broken heater;heat work;hot hous;cold hous;🌡;heat hous;furnac tune;thermostat work;broken thermostat;air condition leak;furnac repair;broke furnac;ac leak;ac leak water;"freezing in here";hous oven;apart sweat;"boiling in here";"ac is out";ac die;ac quit;die furnac;furnac quit;die heater;heater quit;"no ac";"no air";come heat wont|calefaccion;🌡
category|roofers|techador;techo;gotera;leak roof;leaki roof;ceil leak;miss shingl;damag hail;damag roof;new roof;clean gutter;fix roof;blew shingl;came shingl;ceil spot water;clog gutter;ceil drip;fell roof tree|techador;techos;goteras;gotera
category|painters|pintor;casa de pintura;hous paint;paint wall;paint room;apart paint;🖌;need paint wall;freshen wall;color new wall;paint peel|pintor;pintores;🖌
category|landscapers|jardinero;jardineria;paisajista;cut grass;cut lawn;lawn mow;mow yard;grass long;fallen tree;fell tree;cut tree;remov tree;cortar pasto;cesp cortar;arbol de poda;🌳;🌱;leav rake;hedg trim;remov snow;jungl yard;overgrown yard;mess yard;brown lawn;care guy lawn;guy lawn;guy tree;guy yard;surgeon tree;hang hous tree|jardinero;jardineros;jardineria;paisajista;🌳;🌱
category|house-cleaning|limpieza;casa de limpieza;clean ladi;clean hous;apart clean;dirti hous;de limpieza servicio;🧹;🧽;🧼;cleaner hous;cleaner home;clean move;away haul junk;couch get old rid;get junk rid;get mattress old rid;filthi hous;disast hous;hous pigsti;floor scrub;floor mop;clean place|limpieza;🧹;🧽;🧼
category|movers|mudanza;flete;hous move;apart move;help move;move truck;furnitur move;move stuff;🚚;📦;compani move;move piano;day move;across move town;guy strong;heavi lift;schlep stuff;get move stuff|mudanza;mudanzas;fletes;🚚;📦
category|locksmiths|cerrajero;cerrajeria;car lock;hous lock;apart lock;car key lock;key lost;car key lost;broken key;broke key lock;broken lock;chang lock;copi key;duplic key;key made;key spare;llave;🔑;🔐;🗝;🔒;key lock stuck;hous rekey;lock rekey;car key made;car locksmith;"locked myself out";hous key lost;key turn wont;jam lock;lock stuck;lock new;car key;key lock trunk|cerrajero;cerrajeros;cerrajeria;llaves;🔑;🔐;🗝;🔒
category|auto-repair|mecanico taller;mecanico;carro de taller;auto de taller;flat tire;chang tire;tire;car start wont;car start;car die;broke car;batteri dead;batteri car dead;jump start;check engin light;check engin;car overh;engin overh;brake squeaki;brake squeak;brake grind;car smoke;crack windshield;llanta ponchada;llanta;llantera;"no arranca";aceit cambio de;freno;🚗;🔧;🚙;brake fix;brake job;brake pad;align wheel;car turn wont;car move wont;car make nois;check smog;emiss test;inspect state;car fix;engin nois;leak oil;slip transmiss;greas monkey;arreglar carro;arreglar coch;carro reparar;carro descompuesto;fix wheel;ac car work;car nois weird;car lemon;beater fix;low tire;leak slow tire;car jerk;car stall;car jump;car doctor;act car;broken car window;broke car window|mecanico;mecanicos;tires;llantas;llantera;frenos;🚗;🔧;🚙
category|car-washes|auto de lavado;carro de lavado;autolavado;car wash;car dirti;car clean;car detail;car filthi;muddi truck;car smell|autolavado
category|bike-shops|bicicleta;bicicleta de tienda;bike flat tire;bike tire;bike fix;bike broken;bike chain;bike buy;bike rent;bike rental;🚲;🚴;bike fix flat;commut wheel;speed ten;bike brake;bike squeaki|bicicletas;bicicleta;🚲;🚴
category|bookstores|libreria;libro;book buy;read someth;📚;📖|libreria;librerias;libros;📚;📖
category|florists|floreria;floristeria;flore;de flore ramo;dozen rose;flower send;💐;🌹;🌷;🌸;flower funer;deliv flower;bouquet bridal;anniversari forgot;doghous wife;flower say sorri;day flower mother|floreria;floristeria;flores;💐;🌹;🌷;🌸
category|hardware-stores|ferreteria;tlapaleria;herramienta;nail screw;buy tool;buy paint;bulb light;🔨;🪛;🪚;🧰|ferreteria;ferreterias;tlapaleria;herramientas;🔨;🪛;🪚;🧰
category|clothing-stores|ropa;de ropa tienda;zapateria;zapato;shoe store;shoe shop;buy shoe;dress shop;dress prom;cloth hand second;👗;👕;👖;👠;👟;🧥;bridal shop;bridal gown;dress wed;rental tuxedo;rent tuxedo;thread;dud|ropa;zapateria;zapatos;👗;👕;👖;👠;👟;🧥;threads;duds
category|furniture-stores|muebleria;muebl;colchon;buy couch;couch new;bed new;🛋;🛏;place sit;mattress new;dine set;babi crib|muebleria;muebles;colchones;colchon;🛋;🛏
category|lawyers|abogado;abogada;bufet;arrest got;divorc get;card green;car hit;fire job;⚖;accid car;drive drunk;speed ticket;ticket traffic;"write a will";child custodi;evict get;fix landlord wont;help immigr;injur work;hurt work;"being sued";bankruptci file;dui;ambul chaser;get jail;bail hear;law lemon;somebodi sue;child ex pay support wont;custodi kid;boss pay wont;hit run;advic legal need;"sued by";paper serv|abogado;abogada;abogados;bufete;⚖;dui
category|accountants|contador;contadora;contaduria;impuesto;file tax;help tax;ir letter;de declaracion impuesto;🧾;done tax;return tax;incom tax;bookkeep help;help payrol;bean counter;cruncher number;audit ir;"irs is after me";"do my taxes";"doing my books";guy tax|contador;contadora;contaduria;impuestos;🧾
category|real-estate|bien raic;inmobiliaria;agent inmobiliario;buy hous;buy home;hous sell;home sell;hous hunt;home sale;hous sale;casa en venta;🏠;🏡;first home;home starter;hous list;hous worth;downsiz home|inmobiliaria;🏠;🏡
category|insurance|seguro;aseguranza;auto de seguro;carro de seguro;car insur;hous insur;dog insur;hous polici|seguro;seguros;aseguranza
category|banks|banco;automatico cajero;cajero;cash machin;cash withdraw;money withdraw;cash get;account bank;check deposit;cash check;💵;🏦;🏧;💰;loan need;car loan;home loan;currenc exchang;account open;cash hole wall;quarter roll;chang laundri|banco;bancos;cajero;💵;🏦;🏧;💰
category|hotels|hospedaj;hostal;posada;place stay;somewher stay;"where to stay";overnight stay;place sleep;"where to sleep";night room;dond dormir;habitacion;🏨;🛌;crash pad;crash place;dig night;night spend;crash tonight;crash night;crash somewher;head lay;cheap room;hay hit;hit sack;sleep tonight;stay weekend;free kid weekend|hospedaje;hostal;posada;habitacion;🏨;🛌
category|child-care|guarderia;de jardin nino;cuidado de nino;ninera;kid watch;babysitt;nanni;care day;care school;👶;🍼;kid look;sitter tonight;kid somebodi watch;babi nurseri;kid work|guarderia;guarderias;ninera;babysitter;nanny;👶;🍼
category|tutors|clase particular;particular profesor;maestro particular;clase de ingl;clase de guitarra;clase de piano;learn spanish;english learn;guitar learn;learn piano;help homework;help math;🎓;fail kid math;fail math;algebra fail;chemistri fail;cant kid read;learn violin;better sing;ace sat;ged pass|🎓
category|museums|museo;art de galeria;galeria;see thing;day raini;🖼;🎨;art see;look paint;art look;afternoon cultur;histori learn;cultur someth|museo;museos;galeria;🖼;🎨
category|music-venues|concierto;en musica vivo;band see;band live;concert see;concierto de sala;🎵;🎶;🎤;🎸;🎷;live see tune;hear jazz;hear live music;play tonight|concierto;conciertos;🎵;🎶;🎤;🎸;🎷
category|photographers|fotografo;fotografa;fotografia;headshot;passport photo;famili photo;photo wed;📷;📸|fotografo;fotografa;fotografia;headshots;📷;📸
category|dry-cleaners|tintoreria;lavanderia;en lavado seco;cloth wash;dirti laundri;cloth dirti;hem pant;coin laundri;seamstress;sastr;sastreria;repair shoe;fix shoe;cobbler;zapatero;🧺;👔;alter dress wed;stain suit;get stain;dress wine;long pant;broke zipper;button sew;pant take|tintoreria;lavanderia;seamstress;sastre;sastreria;cobbler;zapatero;🧺;👔
category|hospitals|hospital;de emergencia sala;bone broken;arm broken;broken leg;chest pain;🏥;🚑;emerg room;need stitch;attack heart;arm broke;broke wrist;ankl broke;bone broke;cut finger;cut hand;bad bleed;bleed stop wont;"passed out";stroke symptom;kidney pain stone|hospitales;🏥;🚑
category|mental-health|psicologo;psicologa;terapeuta;psiquiatra;anxieti;depress;attack panic;counsel coupl;counsel grief;counsel marriag;someon talk;adhd test;counselor marriag;counselor coupl;shrink;head shrinker;disord eat;drink husband much;drink much wife;drink problem;cant cri stop;apart fall marriag;marriag save;"burned out";get sober;breakdown nervous;cant sleep|psicologo;psicologa;terapeuta;psiquiatra;anxiety;depressed;depression;shrink
category|chiropractors|quiropractico;acupuntura;back crack;nerv pinch;"back is out";crack neck;crick neck;kink neck;back needl;bone cracker|quiropractico;acupuntura
category|senior-care|anciano asilo de;anciano cuidado de;anciano de residencia;care mother;care father;adult care day;care grandma take;care grandpa take;care grandma;care grandmoth;care parent;alon cant live mom;dad dementia;fell mom;look mother;dad look;elder help parent|
category|beauty-salons|depilacion;ceja;pestana;eyebrow thread;brow thread;brow done;brow fleek;done lash;stach wax;back wax;done makeup|depilacion;cejas;pestanas
category|tattoo-studios|tatuaj;get ink;tat;done ink;done sleev|tatuajes;tatuaje;tat
category|contractors|contratista;carpintero;albanil;kitchen remodel;bathroom remodel;kitchen new;bathroom new;🏗;build deck;fenc fix;hole wall;drywal repair;replac window;door garag;compani fenc;fenc repair;instal tile;mount tv;kitchen redo;bathroom redo;floor redo;gut kitchen;knock wall;drywal hole;hang tv;door hang;put shelv;honey list;job odd;jack trade;floor squeaki;close door wont;furnitur put togeth|contratista;carpintero;albanil;🏗
category|pest-control|fumigador;fumigacion;cucaracha;control de plaga;bed bug;hous mice;cockroach;roach;hous rat;ant kitchen;nest wasp;🪳;🐜;🐀;attic squirrel;attic raccoon;hous spider;flea hous;mosquito spray;bee nest;inspect termit;mice wall;ant everywher;bug hous;crawli creepi;attic critter;attic someth;bit bug got;everywher flea;ant extermin|fumigador;fumigacion;cucarachas;cockroaches;roaches;🪳;🐜;🐀
category|appliance-repair|de electrodomestico reparacion;broken fridg;broken washer;broken dryer;broken dishwash;dryer heat;dishwash drain;oven work;heat oven;stove work;cold fridg;cool fridg;cool refriger;leak washer;leak machin wash;broken machin wash;broken microwav;broken ice maker;broke oven;broke stove;die fridg;fridg stop;freezer stop;die washer;die dryer;broke dishwash;fridg warm;freez freezer;die microwav;ice maker stop|
category|storage|almacenamiento;store stuff;furnitur store;furnitur keep place;keep stuff;boat park;put somewher stuff;stash stuff;much stuff|almacenamiento
category|auto-dealers|auto de venta;carro de venta;carro usado;auto usado;buy car;car sell;new wheel;new ride;new whip;car drive test|
category|auto-parts|refaccion;autopart;repuesto|refacciones;autopartes;repuestos
category|body-shops|hojalateria pintura y;hojalateria;car dent;dent repair;accid car repair;car damag hail;bumper fell;bumper came;deer hit;ding door;car rust;end rear|hojalateria
category|towing|grua;car stuck;ditch stuck;"out of gas";budg car wont;highway strand;car pull;mud pull|grua;gruas
category|gas-stations|gasolinera;gasolina;⛽;empti tank;fume run;empti run;"gas up";tank top;gas need;gas low|gasolinera;gasolina;⛽
category|convenience-stores|conveniencia de tienda;tiendita;🏪;lotto ticket;off scratch;run snack|tiendita;🏪
category|liquor-stores|licoreria;licor;buy wine;beer buy;🍾;hooch;giggl water;fifth whiskey;handl vodka|licoreria;licores;🍾;hooch
category|specialty-foods|🍬|🍬
category|farms|granja;agricultor de mercado;egg fresh;🌽;🚜|granja;🌽;🚜
category|caterers|banquet;food parti;food wed;50 food peopl;crowd feed;feed guest;100 feed guest;food offic parti;cook parti someon|banquetes
category|food-trucks|camion comida de;de puesto taco|
category|wineries|vinedo;bodega de vino;🍇|vinedo;vinedos;🍇
category|nightclubs|discoteca;antro;danc go;🪩;danc somewher;club hit;cut rug;danc floor get|discoteca;antro;🪩
category|general-stores|almacen grand;dolar todo un|
category|gift-shops|regalo;de regalo tienda;birthday gift;birthday present;gift wed;anniversari gift;christma gift;gift housewarm;gift wife;gift husband;gift mom;dad gift;gift girlfriend;boyfriend gift;friend gift;antiguedad;🎁;present wife;husband present;mom someth;gift teacher;cowork gift;knack knick|regalos;antiguedades;🎁
category|jewelry-stores|joyeria;joya;relojeria;batteri watch;💍;💎;bling;pop question;put ring;fix ring;girlfriend propos|joyeria;joyas;relojeria;💍;💎;bling
category|electronics-stores|electronica;celular de reparacion;arreglar celular;arreglan celular;celular;broken phone;crack screen;broken laptop;phone screen;📱;💻;comput virus;laptop repair;iphon screen;iphon repair;comput turn wont;laptop turn wont;charg phone wont;phone turn wont;comput fix;die phone;fell phone toilet;dead phone;comput crash;die laptop;comput die;die pc;blue screen;screen shatter;drive hard recoveri;file recov;mac slow;broken tv;ipad screen|electronica;celulares;📱;💻
category|sporting-goods|articulo deportivo;fish gear;camp gear;🎣;⚽|🎣;⚽
category|toys-and-hobbies|jugueteria;juguet;buy toy;🧸|jugueteria;juguetes;🧸
category|thrift-stores|de mano segunda tienda;casa de empeno;shop thrift;thrift;guitar hock;hock ring;pawn watch;down hand|thrifting
category|garden-centers|vivero;planta;buy plant;pot soil;🪴|vivero;plantas;🪴
category|smoke-shops|tabaqueria;🚬;cig;cancer stick;jane mari;doobi;tobacki wacki;devil lettuc;stogi|tabaqueria;🚬;cigs;doobie;stogie
category|printing|imprenta;fotocopia;document print;packag ship;busi card;🖨|imprenta;fotocopias;🖨
category|financial-services|asesor financiero;prestamo;hipoteca;invest money;borrow money;cash quick;cash fast;broke payday;grow money;egg nest|prestamos;hipoteca
category|business-services|consultoria;publicidad;build websit;hire staff;job need;hire somebodi;busi market;temp work;make websit;credit fix;eye privat|consultoria;publicidad
category|travel-agencies|agencia de viaj;book trip;plan vacat;✈;honeymoon plan;book cruis;away get;book flight|✈
category|transportation|taxi;auto de renta;carro de renta;airport ride;car rent;🚕;🚖;🚌;design driver;airport pick;airport get|taxis;🚕;🚖;🚌
category|parking|estacionamiento;car park;🅿;day garag;car leav;car put somewher;car leav overnight|estacionamientos;🅿
category|manufacturers|fabrica;mayoreo|fabrica;mayoreo
category|schools|escuela;colegio;🏫|escuela;escuelas;colegio;🏫
category|dance-and-martial-arts|bail clase de;academia bail de;art marcial;danc learn;defens self;💃;🥋;learn salsa;ballet daughter;bust move;feet left two;box kick;fight learn;box learn|💃;🥋
category|sports-centers|alberca;piscina;place swim;lesson swim;class swim;learn swim;clase de natacion;⛳;🎾;hoop shoot;basketbal pickup;pickup soccer;ball hit;hit link;tee time;hit slope;lace skate;around ball kick|alberca;piscina;⛳;🎾
category|amusements|bolich;de diversion parqu;fun kid;date idea;🎳;🎡;🎢;bore im;entertain kid;birthday kid parti place;kill time;afternoon kill;activ date night;coaster ride roller|boliche;🎳;🎡;🎢
category|movie-theaters|cine;movi see;movi watch;🎬;🍿;catch movi;catch flick;movi night;movi popcorn|cine;cines;🎬;🍿
category|event-venues|de evento salon;de fiesta salon;place wed;parti place;get marri;get hitch;knot tie;parti room;place shower;babi place shower;bachelorett parti;sixteen sweet;bar mitzvah parti;famili place reunion;dinner place rehears|
category|campgrounds|campamento;camp place;🏕;⛺;sleep tent;sleep star;marshmallow roast;cabin wood|campamento;🏕;⛺
category|apartments|apartamento;departamento;de departamento renta;apart rent;apart find;crib rent;pad rent;flat rent;rent studio;apart bedroom two|apartamentos;departamentos
category|funeral-homes|funeraria;⚰;die someon;die somebodi;away mother pass;away father pass;away pass;bucket kick;daisi push;die husband;die wife;die grandma;die grandpa|funeraria;⚰
category|places-of-worship|iglesia;templo;place pray;⛪;🕌;🕍;go mass;find god;baptiz get|iglesia;iglesias;templo;⛪;🕌;🕍
category|libraries|biblioteca;book borrow|biblioteca;bibliotecas
category|nonprofits|caridad;volunt work;cloth donat;banco comida de;alimento banco de|caridad
category|government|de gobierno oficina;correo;licens renew;driver licens renew;🏛;fuzz|correos;🏛;fuzz
category|pet-services|de guarderia perro;de entrenador perro;dog watch;dog walk;🦮;puppi train;pet sit;cat sitter;dog nanni;daycar doggi;listen puppi wont;dog listen wont;dog leash pull;cat nanni|🦮
feature|Kid friendly|friend kid;child friend;famili friend;good kid;children good;famili good;kid welcom;children welcom;babi friend;friend toddler;chair high;nino para;acepta nino;acept nino|
feature|Dog friendly|dog friend;friend pet;allow pet;allow dog;dog welcom;pet welcom;bring dog|
feature|Wheelchair accessible|access wheelchair;wheelchair;access;free step;"no stairs";access ada;access handicap;handicap;access disabl;acces|wheelchair;wheelchairs;accessible;handicapped;accesible
feature|Outdoor seating|outdoor seat;patio;dine outdoor;outsid seat;outsid sit;eat outsid;dine outsid;outdoor patio;patio seat;al fresco;terraza|patio;terraza
feature|Free Wi-Fi|fi free wi;wifi;fi wi;free wifi;free internet|wifi
feature|Takeout|takeout;takeaway;away take;food go;llevar para|takeout;takeaway
feature|Delivery|deliveri;deliv;deliveri home;domicilio entrega;"a domicilio";domicilio;domicilio servicio|delivery;delivers;domicilio
feature|Reservations|reserv;reserv take;accept reserv;book tabl;reserv tabl|reservations
feature|Vegetarian options|option vegetarian;friend vegetarian;food vegetarian;menu vegetarian|
feature|Vegan options|option vegan;friend vegan;food vegan;menu vegan|
feature|Gluten-free options|free gluten option;free gluten;celiac;celiac friend;gluten sin|celiac
feature|Dairy-free options|dairi free option;dairi free;free lactos|
feature|Live music|live music;band live tonight|
feature|Late night|late night|
feature|Happy hour|happi hour;feliz hora|
feature|Drive-through|"drive through";drive thru;drive window|
feature|Curbside pickup|curbsid pickup;curbsid;curb pickup side|curbside
feature|Good for groups|good group;group larg;big group;friend group;big parti;larg parti|
feature|Full bar|bar full|
feature|Sports on TV|sport tv;game watch;sport watch;footbal watch|
feature|Trivia night|night trivia;pub quiz;trivia|trivia
feature|Pool table|pool tabl;billiard;play pool|billiards
feature|Power outlets|outlet power;friend laptop;cafe work;place work;place studi;spot studi|
feature|Free admission|admiss free;entri free;free museum;entranc free|
feature|Emergency service|emerg servic;emerg;emergencia|emergency;emergencies;emergencia
feature|Free estimates|estim free;free quot;grati presupuesto|
feature|Free consultation|consult free;consulta grati|
feature|Licensed and insured|insur licens;licens;bond insur|licensed
feature|Weekend appointments|appoint weekend;open weekend|
feature|Evening appointments|appoint even;even hour;appoint work|
feature|Accepts walk-ins|accept in walk;in walk;walkin;appoint need;cita sin|walkins
feature|Accepts new patients|accept new patient;new patient;new patient take|
feature|Accepts insurance|accept insur;insur take|
feature|Payment plans|payment plan;instal pay|
feature|Online booking|book onlin;appoint book onlin|
feature|Online appointments|appoint onlin;appoint virtual;appoint remot|
feature|Telehealth|telehealth;telemedicin;video visit|telehealth;telemedicine
feature|Same-day service|day servic;"same day"|
feature|Same-day delivery|day deliveri|
feature|Senior discount|discount senior|
feature|Family owned|famili own;famili run;busi famili;familiar negocio|
feature|Gender-neutral pricing|gender neutral price;gender neutral|
feature|Eco-friendly products|eco friend product;eco friend;green product;environment friend|
feature|Hybrid and electric|electr hybrid;car hybrid;car electr;ev repair;hybrid repair|
feature|All-gender restroom|gender restroom;gender neutral restroom;bathroom gender neutral;bathroom unisex|
feature|EV charging|charg ev;charger ev;car charg electr;car charg;charg station|
feature|Breakfast included|breakfast includ;breakfast free|
feature|Accepts SNAP|accept snap;snap;ebt;food stamp;ebt take|snap;ebt
feature|Organic options|option organ;food organ;organ produc|
feature|Cash only|"cash only"|
feature|By the slice|"by the slice";pizza slice|
feature|Beginner friendly|beginn friend;"for beginners";beginn|beginners
feature|Day passes|day pass;"drop in"|
feature|Mobile service|mobil servic;"comes to you";"comes to me";"at my house"|
feature|Meals included|includ meal|
feature|Subsidies accepted|accept subsidi|
feature|Gift cards|card gift;certif gift|
feature|Used goods|good use;item use;good secondhand|
feature|Parking|park;free park;lot park;"with parking";estacionamiento|parking;estacionamiento
feature|Open 24 hours|24 hour open;24 hour;24 7;24h;24hr;24hrs;24 7 open;night open;"all night";24 hora;around clock|24h;24hr;24hrs
feature|Spanish spoken|spanish spoken;spanish speak;espanol habla;espanol habla se;espanol hablan;espanol habl;espanol habl que;en espanol|
feature|Chinese spoken|chines spoken;chines speak;mandarin speak;cantones speak;mandarin spoken;cantones spoken|
feature|Vietnamese spoken|spoken vietnames;speak vietnames|
feature|Tagalog spoken|spoken tagalog;speak tagalog;filipino speak|
feature|Korean spoken|korean spoken;korean speak|
feature|Japanese spoken|japanes spoken;japanes speak|
feature|Arabic spoken|arab spoken;arab speak|
feature|French spoken|french spoken;french speak;francai parl|
feature|Haitian Creole spoken|creol haitian spoken;creol speak;creol haitian speak;creol spoken;kreyol|kreyol
feature|Russian spoken|russian spoken;russian speak|
feature|Portuguese spoken|portugues spoken;portugues speak;fala portugu|
feature|German spoken|german spoken;german speak|
feature|Italian spoken|italian spoken;italian speak|
feature|Polish spoken|polish spoken;polish speak|
feature|Hindi spoken|hindi spoken;hindi speak|
feature|Persian spoken|persian spoken;persian speak;farsi speak;farsi spoken|
feature|Ukrainian spoken|spoken ukrainian;speak ukrainian|
feature|Somali spoken|somali spoken;somali speak|
feature|Hmong spoken|hmong spoken;hmong speak|
feature|Amharic spoken|amhar spoken;amhar speak|
feature|Bengali spoken|bengali spoken;bengali speak|
feature|Urdu spoken|spoken urdu;speak urdu|
feature|Punjabi spoken|punjabi spoken;punjabi speak|
feature|Hebrew spoken|hebrew spoken;hebrew speak|
feature|Greek spoken|greek spoken;greek speak|
feature|Sign language spoken|languag sign spoken;languag sign speak;asl sign;asl speak;asl interpret;american languag sign|
term|tacos|🌮|🌮
term|burrito|🌯|🌯
term|burger|🍔|🍔
term|sushi|🍣;🍱|🍣;🍱
term|ramen|🍜|🍜
term|pasta|🍝|🍝
term|salad|🥗|🥗
term|curry|🍛|🍛
term|steak|🥩|🥩
term|chicken|🍗|🍗
term|hot dog|🌭|🌭
term|fries|🍟|🍟
term|sandwich|🥪|🥪
term|seafood|🦐;🦞;🦀;marisco;marisqueria;comida del mar|🦐;🦞;🦀;mariscos;marisqueria
term|donuts|🍩|🍩
term|cookies|🍪|🍪
term|bagel|🥯|🥯
term|pancakes|🥞|🥞
term|breakfast|🍳;desayuno|🍳;desayuno;desayunos
term|lunch|almuerzo|almuerzo
term|dinner|cena|cena
term|chocolate|🍫|🍫
term|tea|🍵;🫖|🍵;🫖
term|boba|🧋;bubbl tea|🧋
term|dumplings|🥟|🥟
term|cheese|🧀|🧀
term|avocado|🥑|🥑
term|mexican|comida mexicana;mexicano;mexicana|mexicano;mexicana
term|peruvian|comida peruana;peruano;peruana|peruano;peruana
term|colombian|colombiana comida;colombiano;colombiana|colombiano;colombiana
term|cuban|comida cubana;cubano;cubana|cubano;cubana
term|salvadoran|comida salvadorena;salvadoreno;salvadorena|salvadoreno;salvadorena
term|guatemalan|comida guatemalteca;guatemalteco;guatemalteca|guatemalteco;guatemalteca
term|honduran|comida hondurena;hondureno;hondurena|hondureno;hondurena
term|venezuelan|comida venezolana;venezolano;venezolana|venezolano;venezolana
term|ecuadorian|comida ecuatoriana;ecuatoriano;ecuatoriana|ecuatoriano;ecuatoriana
term|argentinian|argentina comida;argentino|argentino
term|brazilian|brasilena comida;brasileno;brasilena|brasileno;brasilena
term|dominican|comida dominicana;dominicano;dominicana|dominicano;dominicana
term|puerto rican|comida puertorriquena;puertorriqueno;boricua|puertorriqueno;boricua
term|chinese|china comida|
term|japanese|comida japonesa;japon;japonesa|japones;japonesa
term|korean|comida coreana;coreano;coreana|coreano;coreana
term|thai|comida tailandesa;tailand;tailandesa|tailandes;tailandesa
term|vietnamese|comida vietnamita;vietnamita|vietnamita
term|indian|comida india;comida hindu|
term|greek|comida griega;griego|griego
term|butcher|carniceria|carniceria
term|seafood market|pescaderia|pescaderia
term|cheese shop|queseria|queseria
term|candy store|dulceria|dulceria
term|immigration|inmigracion|inmigracion
term|italian|comida italiana;italiano;italiana|italiano;italiana
term|karaoke|🎙|🎙
term|guitar|🪕|🪕
term|theater|🎭|🎭
term|skate|🛹|🛹
term|billiards|🎱|🎱
filler||fix;need;want;look;someon;somebodi;anyon;anybodi;somewher;help;pleas;find;get;got;keep;realli;place;near;necesito;busco;quiero;un;una;uno;el;la;los;las;de;del;para;mi;con;que;se;y;spot;joint;broke;broken;bust;repair;instal;replac;guy|fix;fixed;need;want;looking;look;someone;somebody;anyone;anybody;somewhere;help;please;find;get;got;keeps;really;place;places;near;necesito;busco;quiero;un;una;unos;unas;el;la;los;las;de;del;para;mi;con;que;se;y;spot;spots;joint;joints;broke;broken;busted;repair;repaired;install;installed;replace;replaced;guy
topic|restaurants|brunch;brunch sunday;buffet;steakhous;sushi;ramen;pho;taco;burrito;food indian;food thai;chines takeout;bbq;rib;wing;burger;seafood;chicken fri;food soul;pancak;breakfast burrito;sandwich;shop sub;poke;dim sum;hot pot;bbq korean;falafel;gyro;food mediterranean;ethiopian food;cajun;crab leg;oyster;farm tabl;dine fine;marisco;comida mexicana;al pastor taco;asado pollo;cenar;dog hot;dosa;samosa;curri;biryani;kebab;shawarma;enchilada;quesadilla;fajita;tamal;nacho;fast food;court food;pasta;spaghetti;fondu;noodl;sashimi;bibimbap;pad thai;chees grill;chip fish;chicken waffl;brasseri;food vegan;food vegetarian;breakfast place;breakfast;omelet;soup;bar salad;comida rapida;comida llevar para;hamburguesa;desayuno;china comida;alita;frito pollo;asador;parrillada;asada carn;marisco pescado y;camaron;ostra;buffet comida de;casera comida;pozol;birria;comida salvadorena;comida peruana;comida cubana;sopa;fideo;menudo;barbacoa;steak;dinner steak;date first;dinner parent take;dinner famili;dinner kid;takeout thai;takeout;food take;dinner reserv;hole restaur wall;busi lunch;friend kid restaur;prime rib;lobster;cheesesteak;cheesesteak philli;bowl burrito;chicken tender;gumbo;jambalaya;pierogi;schnitzel;paella;tapa;empanada;arepa;pupusa;crepe;waffl;meatbal;lasagna;fish fri;hibachi;teriyaki;teppanyaki;tonkatsu;udon;soup wonton;egg roll;dumpl;poutin;cevich;eat;mimosa;foodi;hoagi;grinder;biscuit gravi|brunch;buffet;steakhouse;sushi;ramen;pho;tacos;burritos;bbq;ribs;wings;burgers;seafood;pancakes;sandwiches;poke;falafel;gyros;cajun;oysters;mariscos;cenar;dosas;samosas;curry;biryani;kebabs;shawarma;enchiladas;quesadillas;fajitas;tamales;nachos;pasta;spaghetti;fondue;noodles;sashimi;bibimbap;brasserie;breakfast;omelets;soup;hamburguesas;desayuno;alitas;asador;parrillada;camarones;ostras;pozole;birria;sopa;fideos;menudo;barbacoa;steak;takeout;lobster;cheesesteak;gumbo;jambalaya;pierogi;schnitzel;paella;tapas;empanadas;arepas;pupusas;crepes;waffles;meatballs;lasagna;hibachi;teriyaki;teppanyaki;tonkatsu;udon;dumplings;poutine;ceviche;steaks;eats;mimosas;foodie;hoagie;hoagies;grinders
topic|cafes|latt;cappuccino;coffe ice;spot studi;boba;bubbl tea;matcha;room tea;macchiato;americano;brew cold;chocol hot;milk tea;smoothi;bar juic;cafe internet;chai;tearoom;teahous;capuchino;casa de te;jugo;batido;licuado;bebida calient;jugo licuado y;helado te;laptop place work;place work;laptop work;bean coffe roast;"pour over";flat white;cortado;coffe nitro;frapp;coffe go;bar espresso;mocha;decaf|latte;cappuccino;boba;matcha;macchiato;americano;smoothies;chai;tearoom;teahouse;capuchino;jugos;batidos;licuados;cortado;frappe;mocha;decaf
topic|bakeries|bread fresh;cake wed;cupcak;croissant;bagel;pie;cooki;sourdough;cake custom;macaron;boda de pastel;cinnamon roll;doughnut;muffin;patisseri;scone;cake shop;dona;fresco pan;pastelito;galleta;pastel;bizcocho;birthday cake;donut;bread free gluten;baguett;bread rye;pretzel;brioch;eclair;cake king;challah;focaccia;dinner roll;cake pop;cooki custom;bear claw;cruller;schmear;cake sheet|cupcakes;croissants;bagels;pies;cookies;sourdough;macarons;doughnuts;muffins;patisserie;scones;donas;pastelitos;galletas;pasteles;bizcochos;donut;baguette;pretzels;brioche;eclairs;challah;focaccia;crullers;schmear
topic|bars|bar cocktail;bar sport;hall pool;bar wine;bar gay;bar rooftop;irish pub;beer friend grab;drink get;tequila;martini;bar lesbian;bar lgbtq;bar karaok;bar cigar;margarita;trago;alcoholica bebida;bar deportivo;karaok;karaok night;happi hour;bar whiskey;night trivia;dart;pool tabl;live sport;fight watch;ladi night;fashion old;moscow mule;beer pong;shot tequila;gastropub;pint;dive;pregam;mocktail;shot|tequila;martini;margaritas;tragos;karaoke;darts;gastropub;pint;dive;pregame;mocktails;shots
topic|breweries|ipa;beer garden;beer tast;beer flight;biergarten;hard seltzer;stout;lager;pilsner;beer sour;hazi ipa;breweri craft;ale pale;breweri tour;beer local;growler;beer tap;sud|ipa;biergarten;stout;lager;pilsner;growler;suds
topic|pizza|deep dish;fire pizza wood;calzon;pepperoni pizza;crust pizza thin;chicago pizza style;stromboli;neapolitan pizza;pizza slice;deliveri pizza;pizza sicilian;detroit pizza style;new pizza style york;pizza vegan;free gluten pizza|calzone;stromboli
topic|ice-cream|froyo;milkshak;sunda;serv soft;sorbet;paleta;ice shave;cone snow;sherbet;banana split;cone cream ice;neveria;niev;raspado;cone|froyo;milkshake;sundae;sorbet;paletas;sherbet;neveria;nieves;sorbete;raspados;cone
topic|grocery-stores|asian market;market mexican;buy milk;fresh produc;fruit veget;halal market;intern market;comida comprar;mandado;groceri indian;food organ;bulk food;produc;food frozen;milk;egg;korean market;chines market;groceri polish;health market;fruta verdura y;verduleria;fruta;verdura;latino producto;buy food;fresh veget;veget;bread milk;ethnic groceri;deliveri groceri;asian groceri;groceri mexican;african groceri;tofu;babi formula;can food;bodega|mandado;produce;milk;eggs;verduleria;frutas;verduras;vegetables;tofu;bodega
topic|veterinarians|neuter spay;exot vet;kitten vaccin;cat vomit;dog rabi shot;emerg pet;clean dog teeth;dog euthan;flea treatment;cat neuter;clinic pet;pet pharmaci;dentist pet;hors vet;anim larg vet;dog microchip;mi perro vacunar;esterilizar gato mi;animal clinica de;puppi vaccin;dog vaccin;cat vaccin;cat fix get;dog fix get;cat fix;dog fix;rabi shot;cat sick;dog ray x;dog surgeri;dog limp;dog ear infect;euthanasia pet;dog put;dog put sleep;dog vomit;hurt paw;dog tick;bird vet;allergi dog|
topic|pet-stores|fish tank;aquarium store;buy hamster;cat litter;bath dog;puppi sale;bird food;reptil store;dog groom;dog haircut;dog nail trim;dog self serv wash;cat groom;puppi;kitten;fish tropic;bird store;breeder dog;comida para perro;pece;acuario de pece;al cortar el pelo perro;cage hamster;hamster;dog leash;leash;reptil suppli;reptil;aquarium fish;aquarium suppli;guinea pig;bird cage;collar dog;crate dog;cat tree;goldfish;dog treat;cat toy;food rabbit;fish food;bed dog;pet suppli;food snake;cricket lizard;bed hamster|puppies;kittens;peces;hamster;leash;reptiles;goldfish
topic|dentists|fell tooth;brace;invisalign;canal root;caviti;dental implant;dentur;clean teeth;remov tooth wisdom;dentist kid;veneer;diseas gum;pull tooth;crown lost;oral surgeon;straighten teeth;gum swollen;gum;tooth;clean dental;crown dental;tmj;jaw pain;endodontist;periodontist;dentist pediatr;guard night;retain;frenillo;dient;odontologo;ortodoncista;bracket;dentadura;endodoncia;cari;crown fell;fell fill;knock tooth;tooth wisdom;night toothach;dentist emerg;bad breath;guard mouth;extract tooth;fill tooth;bridg came loos;dentistri sedat;click jaw;grind teeth;makeov smile|braces;invisalign;cavity;dentures;veneers;gums;tooth;tmj;endodontist;periodontist;retainer;frenillos;dientes;odontologo;ortodoncista;brackets;dentadura;endodoncia;caries;cavities
topic|doctors|covid test;pediatrician;dermatologist;doctor skin;obgyn;pregnant;doctor ear;allergist;allergi;stitch;strep test;std test;cardiologist;doctor heart;doctor foot;podiatrist;asthma;pain stomach;uti;ankl twist;vaccin;care primari;doctor famili;babi doctor;health women;ear hurt;food poison;blood test;ray x;physic sport;travel vaccin;doctor loss weight;doctor knee;orthoped;urologist;birth control;botox;mole remov;duel el estomago;pediatra;dermatologo;oncologist;cancer doctor;chemotherapi;neurologist;neurosurgeon;gastroenterologist;doctor stomach;colonoscopi;nephrologist;doctor kidney;dialysi;hematologist;internist;intern medicin;endocrinologist;diabet doctor;pulmonologist;doctor lung;rheumatologist;arthriti doctor;ent;ear nose throat;otolaryngologist;radiolog;mri;ct scan;ultrasound;mammogram;center imag;plastic surgeon;plastic surgeri;cosmet surgeri;facelift;liposuct;surgeon;center surgeri;vasectomi;prostat;midwif;birth center;doula;clinic fertil;doctor fertil;ivf;abort clinic;clinic women;gynecologist;gyn ob;pap smear;audiologist;aid hear;hear test;hear loss;clinic sleep;apnea sleep;clinic pain;manag pain;clinic vein;varicos vein;lab work;blood work;lab medic;blood draw;allergi shot;naturopath;homeopath;osteopath;nutritionist;dietitian;shot tetanus;dermatolog;cardiolog;hand surgeon;hip replac;concuss;hiv test;doctor pregnanc;general practition;famili physician;ginecologo;de doctor nino;vacuna;radiografia;cardiologo;nebul;care wound;hormon therapi;testosteron;clinic loss weight;clinic methadon;oncologo;neurologo;gastroenterologo;nefrologo;hematologo;otorrino;otorrinolaringologo;cirujano;cirujano plastico;cirugia plastica;podologo;reumatologo;urologo;internista;interna medicina;endocrinologo;dermatologia;pediatria;cardiologia;ortopedista;traumatologo;partera;obstetra;embarazo;analisi de sangr;clinico laboratorio;ultrasonido;magnetica resonancia;rayo x;dialisi;audifono;audiologo;oido;homeopatia;naturista;covid de prueba;centro de salud;alergia;cabeza duel la;familiar planificacion;quimioterapia;"a physical";need physic;annual physic;checkup;"check up";bronchiti;migrain;acn;diabet;blood high pressur;cholesterol;foot pain;ingrown toenail;kidney stone;allergi test;fertil;hair loss;bee sting;burn hand;nose runni;ivi poison;breath cant nose;shingl vaccin;drug test;vomit;hive;feverish|pediatrician;dermatologist;obgyn;pregnant;allergist;allergies;stitches;cardiologist;podiatrist;asthma;uti;vaccinations;orthopedic;urologist;botox;pediatra;dermatologo;oncologist;chemotherapy;neurologist;neurosurgeon;gastroenterologist;colonoscopy;nephrologist;dialysis;hematologist;internist;endocrinologist;pulmonologist;rheumatologist;ent;otolaryngologist;radiology;mri;ultrasound;mammogram;facelift;liposuction;surgeon;vasectomy;prostate;midwife;doula;ivf;gynecologist;audiologist;vaccine;naturopath;homeopath;osteopath;nutritionist;dietitian;dermatology;cardiology;orthopedics;concussion;ginecologo;vacunas;radiografia;cardiologo;nebulizer;testosterone;oncologo;neurologo;gastroenterologo;nefrologo;hematologo;otorrino;otorrinolaringologo;cirujano;podologo;reumatologo;urologo;internista;endocrinologo;dermatologia;pediatria;cardiologia;ortopedista;traumatologo;partera;obstetra;embarazo;ultrasonido;dialisis;audifonos;audiologo;oido;homeopatia;naturista;alergias;quimioterapia;checkup;vaccines;bronchitis;migraine;acne;diabetes;cholesterol;fertility;vomiting;hives;feverish
topic|pharmacies|medicina;pregnanc test;bandag;compound pharmaci;aspirin;drug store;medicin;medic suppli;rental wheelchair;crutch;oxygen tank;breast pump;antibiot;muleta;medicamento;medica receta;de rueda silla;medico suministro;"my meds";get med;medic;pick prescript;refil;covid kit test;kit test;ibuprofen;allergi medicin;thermomet;b plan;morn pill;insulin;24 hour pharmaci;epipen;aid first kit;rx;pill;pepto;tylenol;advil|medicina;bandages;aspirin;medicine;crutches;antibiotics;muletas;medicamentos;medication;medications;refill;ibuprofen;thermometer;insulin;epipen;rx;pills;pepto;tylenol;advil
topic|opticians|broke glass;sunglass;test vision;cant see well;frame new;de examen la vista;ophthalmologist;contact;lasik;cataract;glass read;spectacl;doctor retina;oftalmologo;espejuelo;de doctor los ojo;ojo;bifoc;lens progress;fix glass;away cant far see;squint;spec;blurri|sunglasses;ophthalmologist;contacts;lasik;cataracts;spectacles;oftalmologo;espejuelos;ojos;bifocals;squinting;specs;blurry
topic|physical-therapy|rehab surgeri;injuri shoulder;injuri sport;cuff rotat torn;rehab stroke;floor pelvic therapi;physic therapist;occup therapist;occup therapi;speech therapist;speech therapi;therapi vertigo;dri needl;hand therapi;ocupacion terapia;del habla terapia;rehabilitacion;rehab shoulder;knee rehab;acl rehab;sport therapi;balanc problem;frozen shoulder;elbow tenni;hip rehab replac;physic rehab;rehab sprain;postur|rehabilitacion;posture
topic|hair-salons|highlight;balayag;dye hair;perm;extens hair;bad haircut;haircut women;haircut kid;braid;keratin;bridal hair;updo;cur hair;press silk;cabello de tint;dreadlock;wig;shop wig;braid hair;weav;loc;hair stylist;bang trim;hair kid salon;trenza;peinado;alisado;mecha;cabello de extension;peluquero;estilista;done get hair;done hair;hair prom;color fix hair;box braid;cornrow;hair style;bleach hair;hair treatment;color hair;root touch;color haircut|highlights;balayage;perm;braids;keratin;updo;dreadlocks;wigs;weave;locs;perms;trenzas;peinados;alisado;mechas;peluquero;estilista;cornrows
topic|barbers|haircut men;buzz cut;hot shave towel;razor shave straight;groom men;haircut line;beard;barba;afeitar;rasurar;hot shave;cut hair son;haircut son;boy haircut;fade taper;"line up";shave;mohawk;crew cut;ear lower|beard;barba;afeitar;rasurar;shave;mohawk
topic|nail-salons|acryl;dip powder;done nail;art nail;broke nail;hacerm las una;fake nail;french manicur;fill nail;acrilica una;arreglo de una;gel manicur;pedicur;done toe;gel polish;nail repair;manicur|acrylics;pedicure;manicures
topic|spas|day spa;deep massag tissu;sauna;hot massag stone;coupl massag;relax;foot massag;bodi scrub;room steam;float tank;reflexolog;massag prenat;med spa;massag therapist;hot tub;jacuzzi;shiatsu;massag thai;massag swedish;hot spring;cryotherapi;cave salt;reiki;aromatherapi;bath hous;lymphat massag;bano de vapor;jacuzzi spa;relajacion;reflexologia;deep tissu;back massag;massag pregnant;massag sport;bodi wrap;hydrafaci;facial;day relax;massag;"pamper myself";head spa;unwind;rubdown|sauna;relaxation;reflexology;jacuzzi;shiatsu;cryotherapy;reiki;aromatherapy;relajacion;reflexologia;hydrafacial;facials;massages;unwind;rubdown
topic|gyms|person trainer;class spin;class fit;fit;bootcamp;zumba;class cycl;gym pool;treadmil;exercis;bajar de peso;weight;orang theori;club health sauna;class row;strength train;person train;trx;box crossfit;aerob;ejercicio hacer;pesa;musculacion;"work out";"working out";gym membership;lift weight;pilat;class kickbox;cardio;boot camp;class exercis;fit group;childcar gym;fit get;build muscl;spin;hiit;gain|fit;bootcamp;zumba;treadmill;exercise;weights;trx;aerobics;pesas;musculacion;pilates;cardio;spinning;hiit;gains
topic|yoga-studios|hot yoga;prenat yoga;class stretch;barr;pilat reform;vinyasa;yin yoga;aerial yoga;class medit;chi tai;breathwork;goat yoga;meditacion;class yoga;beginn yoga;bikram;medit;bath sound;teacher train yoga;om|barre;vinyasa;breathwork;meditacion;bikram;meditation;om
topic|plumbers|drain shower wont;sewer smell;ceil come water;heater replac water;pump sump;clean drain;back sewer;septic;soften water;gas leak;dishwash instal;bathtub clog;bano el se tapo;destapar drenaj;sink water;cold shower;toilet;faucet;nois toilet;pipe repair;pipe;instal sink;instal toilet;line sewer;hydro jet;pump well;septic tank;instal shower;inodoro;tuberia;agua calentador de;cano roto;fosa septica;clog sink;leak toilet;keep run toilet;run toilet;keep make nois toilet;leak shower;burst pipe;frozen pipe;faucet replac;heater tankless water;"no water";loo|septic;toilet;faucet;pipes;inodoro;tuberia;loo
topic|electricians|fixtur instal light;box fuse;power went;electr panel upgrad;generat instal;chandeli hang;fue la luz se;broken light switch;hot tub wire;outlet;breaker circuit;ceil fan;car charger electr instal;detector instal smoke;electricidad;electrica instalacion;"no power";flicker light;breaker trip;panel upgrad;ceil fan instal;light recess;electr wire;light switch;detector smoke;spark|outlet;electricidad;sparks
topic|hvac|air condition;ac blow cold;furnac turn wont;broke heater;heat pump;clean duct;thermostat;freez hous;ac tune;air condit repair;boiler repair;air descompuso el se;mini split;furnac make nois;furnac nois;heat repair;ventil;air clean duct;air central;ac instal;geotherm;radiat;refriger;acondicionador air de;"no heat";"heat is out";ac broken;ac stop work;furnac start wont;air condit;duct work;boiler;humidifi;hot hous;clean vent;heat;air blow cold|thermostat;ventilation;geothermal;radiators;refrigerant;boiler;humidifier;heating
topic|roofers|shingl;metal roof;skylight;ceil drip water;guard gutter;side;gutter instal;flat roof;roof tile;canaleta;repair roof;inspect roof;gutter;gutter repair;replac roof;damag storm;leak roof;ceil leak rain;reshingl;ceil stain|shingles;skylight;siding;canaletas;gutters;reshingle
topic|painters|hous painter;interior paint;exterior paint;cabinet kitchen paint;remov wallpap;casa mi pintar;fenc paint;hang wallpap;cabinet paint;ceil popcorn remov;deck stain;faux finish;mural painter;casa pintar;pared pintar;exterior painter;wallpap;kitchen paint;ceil popcorn;mural|wallpaper;mural
topic|landscapers|sod;repair sprinkler;work yard;leaf remov;bush trim;tree trim;remov stump;irrig;cleanup fall;plow snow;plant tree;retain wall;patio paver;arborist;artifici turf;dead tree;die grass;fertil lawn;grass;control weed;pull weed;design landscap;sprinkler;sprinkler system;garden servic;blow leaf;cleanup yard;instal paver;landscap light;arbol cortar;arbol podar;jardin;zacat;poda;regador;grind stump;cut tree;weed;cut grass;driveway shovel;lawn mow;aerat;hedg;christma hang light;design garden;lawn mosquito treatment|sod;irrigation;arborist;grass;sprinklers;jardin;zacate;poda;regadores;weeds;aeration;hedges
topic|house-cleaning|clean deep;carpet clean;wash window;clean offic;clean window;janitori;hous mess;airbnb clean;pressur wash;clean upholsteri;power wash;junk remov;clean rug;clean couch;clean grout tile;cleanup hoard;hous keeper;clean construct post;clean dryer vent;remov trash;casa limpiar mi;cleanout estat;haul;casa limpiar;sirvienta;maid servic;housekeep;clean move;carpet cleaner;clean parti;air bnb clean;clean grout|janitorial;hauling;sirvienta;housekeeper
topic|movers|mover piano;couch move;rent truck;across countri move;box move;distanc long mover;pack servic;uhaul;load truck;furnitur mover;help move;apart mover;mover offic;move pod;mudars;help pack;move state;couch deliv|uhaul;mudarse
topic|locksmiths|key make;rekey;broke key;fob key;crack safe;insid key lock;lockout;cut key;instal lock;car key replac;instal lock smart;cerradura;chapa;"locked out";key stuck;open safe;deadbolt;key made;entri keyless;car key lost;ignit key|rekey;lockout;cerradura;chapas;deadbolt
topic|auto-repair|transmiss;muffler;replac windshield;align;engin repair;brake squeal;leak radiat;shake steer wheel;car shake;fix flat;car inspect;afinacion;motorcycl repair;diesel mechan;repair rv;car gas like smell;repair truck;clutch;ac car;catalyt convert;suspens;exhaust;belt time;auto mechan;repair tractor;boat repair;engin repair small;lawn mower repair;repair windshield;tint window;batteri replac;mechan rv;repair transmiss;transmis;alineacion;balanceo;taller;carro de inspeccion;motor;brake;brake repair;brake pad replac;car smoke;car tune;rotat tire;new tire;radiat;starter;coolant;windshield;batteri car replac;headlight;power steer;inspect vehicl;car mainten;clunker|transmission;muffler;alignment;afinacion;clutch;suspension;exhaust;transmision;afinaciones;alineacion;balanceo;taller;motor;brakes;radiator;starter;coolant;windshield;headlight;clunker
topic|car-washes|truck wash;car hand wash;detail interior;car self servic wash;car wax;ceram coat;carro lavar mi;car vacuum;car drive wash;boat detail;auto de lavadero;carro encerar mi;car detail;car vacuum wash|
topic|bike-shops|bike e;bike tune;bike mountain;bike kid;bike use;bike electr;bicycl;bike part;bike helmet;bicycl repair;tricycl;bike share;bmx;bicicleteria;bicycl tune;bike road;bike repair;ebik|bicycle;tricycle;bmx;bicicleteria;ebike
topic|bookstores|book children;textbook;book rare;bookstor christian;manga;book comic store;bibl;book colleg;magazin;newspap;newsstand;bookstor children;revista;periodico;buy novel;novel;bestsel;book sell;bibl store;book comic;good read;page turner;"a novel";book kid;paperback|textbooks;manga;bibles;magazines;newspapers;newsstand;revistas;periodicos;novel;novels;bestsellers;paperbacks
topic|florists|rose;flower wed;corsag;orchid;sunflow;tulip;arrang flower;boutonnier;flower valentin;ramo;rosa;arreglo floral;de novia ramo;flower mom;flower wife;flower sympathi;corsag prom;anniversari flower;posi|roses;corsage;orchids;sunflowers;tulips;boutonniere;ramos;rosas;posies
topic|hardware-stores|paint store;lumber;depot home;plywood;rental tool;buy ladder;propan;screw;bit drill;lumber yard;build suppli;door knob;power tool;paint;electr suppli;plumb suppli;generat rental;equip rental;chainsaw;lawn mower;ladder rental;fireplac store;stove;wood;firewood;low;drywal suppli;blank key;door;door shop;store tile;blind hardwar window;pool suppli;hot store tub;filter water;madera;pintura;clavo;construccion de materi;construccion de material;lena;drill power;drill;home improv store;hammer nail;brush paint;duct tape;ladder;part plumb;copi key;caulk;cord extens;board wood;tile;shovel snow;paint suppli;grill propan;bolt nut;"a hammer";cut key;flapper toilet|lumber;plywood;propane;screws;paint;chainsaw;stoves;wood;firewood;lowes;doors;madera;pintura;pinturas;clavos;lena;drill;ladder;caulk;tiles
topic|clothing-stores|shoe;dress;suit;jean;tuxedo;babi cloth;lingeri;uniform;scrub;sneaker;boot;boot work;hat;cloth kid;plus size;bridesmaid dress;wear western;boot cowboy;costum;costum halloween;bras;purs;handbag;jacket leather;run shoe;dress quinceanera;coat;jacket;pant;underwear;bath suit;swimsuit;swimwear;sock;sandal;rental tux;formal wear;cloth matern;thobe;sari;luggag;wallet;belt;big tall;workwear;safeti shoe;vestido;cloth design;costum wig;leather store;sunhat;de novia vestido;traje;pantalon;camisa;blusa;calcetin;lenceria;bota;sombrero;esmoquin;bolsa;maleta;escolar uniform;bano de traje;falda;coat winter;cloth work;dress formal;cloth plus size;cloth men;cloth women;dress shoe;sweater;school uniform;heel;kick new;fresh kick;someth wear;noth wear;interview outfit;new outfit;suit wed;dress wed;tux|shoes;dress;suits;jeans;tuxedo;lingerie;uniforms;scrubs;sneakers;boots;hats;costume;bras;purses;handbags;coats;jackets;pants;underwear;swimsuits;swimwear;socks;sandals;thobe;sari;luggage;wallets;belts;workwear;vestidos;sunhats;trajes;pantalones;camisas;blusas;calcetines;lenceria;botas;sombreros;esmoquin;bolsas;maletas;faldas;swimsuit;costumes;sweaters;heels;tux;tuxedos
topic|furniture-stores|couch;dine tabl;desk;furnitur offic;rug;decor home;lamp;reclin;bed bunk;curtain;blind;carpet store;light store;frame pictur;bed;bedroom set;chair;dresser;kitchen tabl;cabinet kitchen store;applianc;applianc store;sheet;towel;pillow;mirror;chandeli;fixtur light;floor store;blind window;curtain store;design interior store;custom frame;upholsteri;upholster;rug store;kitchenwar;cookwar;futon;electrodomestico;cama;cortina;lampara;alfombra;silla;mesa;tapiceria;tapicero;decoracion del hogar;cobija;sabana;almohada;sofa;new sofa;bed frame;dine room tabl;mattress;bookshelf;chair offic;furnitur patio;crib;coffe tabl;area rug;bar stool;bag bean|couch;desk;rugs;lamps;recliner;curtains;blinds;beds;chairs;dressers;appliances;bedding;sheets;towels;pillows;mirrors;chandeliers;upholstery;upholsterer;kitchenware;cookware;futon;electrodomesticos;camas;cortinas;lamparas;alfombras;sillas;mesas;tapiceria;tapicero;cobijas;sabanas;almohadas;couches;sofa;mattresses;bookshelf;dresser;crib
topic|lawyers|divorc;custodi;landlord sue;immigr lawyer;bankruptci;injuri lawyer;evict;fall slip;crimin defens;termin wrong;child support;attorney power;estat plan;adopt;comp worker;patent;citizenship;prenup;injuri person;order restrain;divorcio;malpractic;probat;expung;bail;bail bond;mediat;notario;famili law;will;live trust;lawyer notari;busi lawyer;lawyer tax;right tenant;custodi lawyer;employ lawyer;trademark;disabl lawyer;defend public;aid legal;bail bondsman;arrest;chang name;adopt agenc;disput landlord;copyright;contract lawyer;inmigracion;ciudadania;testamento;accident carro de;fianza;demanda;derecho;adopcion;custodia de hijo;"make a will";"will and testament";someon sue;lawyer speed ticket;lawyer ticket traffic;landlord;"evicting me";deposit secur;fire unfair;accid car lawyer;advic legal;help legal;adopt lawyer;claim small;contract review;attorney notari;disabl lawyer secur social;sue;mouthpiec;debt drown|divorce;custody;bankruptcy;eviction;adoption;patent;citizenship;prenup;divorcio;malpractice;probate;expungement;bail;mediation;notario;wills;trademark;arrested;copyright;inmigracion;ciudadania;testamento;fianzas;demanda;derechos;adopcion;evicted;landlord;sue;mouthpiece
topic|accountants|tax;payrol;account busi small;ir problem;audit;prep tax;help quickbook;back owe tax;consult tax;account tax;advisor tax;contabilidad;busi small tax;en espanol tax;asesor fiscal;contador;file tax;prepar tax;help ir;ir owe;quickbook;refund tax;w2;book keep straight|taxes;payroll;audit;contabilidad;contadores;quickbooks;w2
topic|real-estate|apprais home;hous rent;hous open;condo sale;land sale;commerci estat real;casa comprar;casa mi vender;home inspect;home inspector;apprais;agent rental;apprais hous;lot sale;commerci leas space;foreclosur;timeshar;home new;terreno;casa comprar una;buy condo;condo sell;agent estat real;manag properti;buyer first home time;agent list|appraiser;foreclosures;timeshare;terrenos
topic|insurance|health insur;home insur;insur life;insur quot;insur renter;medicar;insur motorcycl;flood insur;busi insur;auto insur;sr22;dental insur;boat insur;insur pet;compens insur worker;obamacar;insur travel;homeown insur;broker insur;medicar plan;help medicaid;home insur owner|medicare;sr22;obamacare
topic|banks|box deposit safe;account check;coin counter;exchang money;cashier check;cash deposit;account save;exchang foreign;coin machin;busi check;cooperativa credito de;ahorro cuenta de;cambio de moneda;cambio casa de;dinero sacar;de efectivo retiro;credit union;laundri quarter|
topic|hotels|night stay;hostel;resort;airport hotel;rental vacat;cabin;sleep somewher tonight;airbnb;dond hospedarm;extend stay;hotel room;bed night;guest hous;cottag rental;lodg ski;honeymoon suit;hotel pool;beach hous;cabin rental;condo rental;beach resort;dude ranch;alojamiento;cabana;balneario;sleep somewher;room tonight;cheap motel;lodg;hot room tub;airport hotel near;bnb;getaway weekend;staycat|hostel;resort;cabins;airbnb;alojamiento;cabanas;balneario;lodge;bnb;staycation
topic|child-care|program school;care infant;childcar;camp summer;head start;montessori;babi sitter;k pre;care toddler;nurseri school;camp day summer;babi care;playgroup;camp day;3 old preschool year;childcar overnight;childcar drop;cuidado infantil;infantil jardin;campamento de verano;toddler watch;kid watch;babi watch;care school;daycar drop;daycar infant;camp day kid;sitter|childcare;montessori;playgroup;sitter
topic|tutors|math tutor;lesson piano;prep sat;guitar lesson;teacher violin;class languag;help read;class esl;class cook;art class;lesson voic;lesson sing;drum lesson;lesson spanish;class code kid;class potteri;drive lesson;chemistri tutor;learn sing;act prep;class sew;cook learn;class draw;languag school;esl;music school;lesson violin;piano teacher;act tutor;read tutor;class paint;class photographi;camp code;cook lesson;ceram class;potteri;potteri studio;class languag sign;cello lesson;lesson saxophon;music teacher;lsat prep;gre prep;chess lesson;class wine;class robot;makerspac;clase de musica;clase de espanol;aprend ingl;clase cocina de;canto clase de;clase costura de;ceramica;asesoria;regularizacion;de escuela musica;de escuela idioma;son tutor;daughter tutor;algebra help;class english;code kid;code learn;lesson sew;french lesson;prep test;dyslexia;cello;violin;guitar teacher|esl;pottery;makerspace;ceramica;asesorias;regularizacion;dyslexia;cello;violin
topic|museums|art galleri;museum scienc;kid museum;histori museum;sightse;attract tourist;planetarium;aquarium;zoo;art modern;histor site;botan garden;dinosaur see;art museum;children museum;observatori;garden sculptur;histor societi;histor museum;histori natur;paint;center visitor;tour walk;battlefield;kid zoo;park wildlif;park safari;center cultur;art center;haunt tour;lighthous;overlook scenic;arboretum;center natur;planetario;zoologico;acuario;botanico jardin;centro cultur;casa cultura de la;lugar turistico;atraccion turistica;observatorio;monumento;dinosaur;fossil;histor hous;sculptur;exhibit;galleri open;air museum;museum train|sightseeing;planetarium;aquarium;zoo;observatory;paintings;battlefield;lighthouse;arboretum;planetario;zoologico;acuario;observatorio;monumentos;dinosaurs;fossils;sculpture;exhibits
topic|music-venues|concert;club jazz;club comedi;symphoni;opera;mic open;play see;ballet perform;comedi stand;broadway show;blue club;amphitheat;theatr;playhous;art center perform;music;play;bar piano;dinner theater;orchestra;jazz;blue;ballet ticket;hous opera;stadium;arena;comedi show;poetri read;improv;communiti theater;drag show;concert rock;teatro;anfiteatro;estadio;comedia;de obra teatro;espectaculo;en mariachi vivo;blue music;concert tonight;countri music;rock show;music tonight;mic night open;gig;mosh pit;bluegrass|concert;symphony;opera;amphitheater;theatre;playhouse;musical;plays;orchestra;jazz;blues;stadium;arena;concerts;improv;teatro;anfiteatro;estadio;comedia;espectaculos;gig;gigs;bluegrass
topic|photographers|photograph wed;famili portrait;newborn photo;pictur senior;matern photo;videograph;engag photo;famili pictur take;photo quinceanera;film wed;drone photographi;estat photograph real;pet photograph;photo restor;boudoir;photo profession;graduat photo;babi photo;event photograph;product video;film studio;foto;estudio foto;boda de foto;foto para pasaport;boda de video;de foto sesion;newborn pictur;babi pictur;famili pictur;photo studio;head shot;card christma photo;photo shoot;estat photo real;pictur prom;pictur school|videographer;boudoir;fotos
topic|dry-cleaners|clean dri;fold wash;tailor;clean dri suit;clean comfort;laundri servic;fix zipper;iron;dress take;laundri pickup;resol shoe;leather repair;sew;dressmak;shine shoe;machin wash;alter dress;alter suit;clean leather;comfort wash;blanket wash;pant shorten;costurera;modista;calzado de reparacion;planchado;arreglo de ropa;compostura de ropa;de lavado ropa;lavar ropa;clean dress wed;clean suit;clean coat;clean dress;press shirt;laundri;laundromat;dri wash;hem pant;dress hem;hem jean;cloth mend;coat mend;alter taylor;clean rug;dress stain;jean patch;24 hour laundromat;washateria;clean drape|tailor;ironing;sew;dressmaker;costurera;modista;planchado;laundry;laundromats;washateria
topic|hospitals|breath cant;birth give;center trauma;children hospit;emergencia;matern ward;stroke;hospit va;overdos;er;emerg;emerg room wait;icu;emerg medic;burn center;hospit surgeri;hospit psychiatr;deliveri labor;ambul;cancer center;hospit veteran;childbirth;urgencia;maternidad;parto;ambulancia;infarto;"having a baby";broke leg;accid car injuri;poison;surgeri;chest pain|emergencia;stroke;overdose;er;emergency;icu;ambulance;childbirth;urgencias;maternidad;parto;ambulancia;infarto;poison;surgery
topic|mental-health|grief;adhd;addict;alcohol rehab;drug rehab;famili therapi;ptsd;counsel;feel hopeless;de pareja terapia;anger manag;autism;alcohol anonym;suicid;therapi trauma;child psychologist;detox;abus substanc;coupl therapi;psychiatri;psycholog;center rehab;aa meet;meet na;kid therapi;onlin therapist;bipolar;addict gambl;hypnosi;hypnotherapi;child psychiatrist;counsel teen;sobrieti;coach life;sex therapist;terapia;ayuda psicologica;psicologia;ansiedad;depres;familiar terapia;consejeria;alcoholico anonimo;de droga rehabilitacion;adiccion;nino para terapia;counsel famili;marriag problem;child therapist;psychologist;counselor;burnout;autism evalu;group support;drink stop;drug quit;ocd;emdr;someon talk;griev;phobia|grief;adhd;addiction;ptsd;counseling;autism;suicidal;detox;psychiatry;psychology;bipolar;hypnosis;hypnotherapy;sobriety;terapia;psicologia;ansiedad;depresion;consejeria;adicciones;psychologist;counselor;burnout;ocd;emdr;grieving;phobia
topic|chiropractors|adjust back;cup;adjust neck;acupunctura;neck stiff;disc slip;doctor spine;chiro;disc herniat;chines medicin tradit;acupunctur pain;decompress spinal;quiropractica;columna;sobador;china medicina;adjust spine;hurt neck;"back out";whiplash;acupunctur;back lower pain|cupping;acupunctura;chiro;quiropractica;columna;sobador;whiplash;acupuncture
topic|senior-care|care home mom;caregiv;care memori;elder father help;aid health home;communiti retir;care home;care dementia;look mother someon;home retir;nurs visit;care nurs;care hospic;hous senior;dementia;alzheim care;home nurs;meal senior;nurs skill;care respit;care companion;home nurs rehab;edad tercera;adulto mayor;anciano de hogar;casa cuidado en;cuidado paliativo;geriatrico;care mom;care dad;care elder;alzheim;live senior;folk home old;center rehab senior|caregiver;dementia;caregivers;geriatrico;alzheimers
topic|beauty-salons|extens eyelash;artist makeup;brazilian wax;microblad;hair laser remov;spray tan;makeup wed;eyebrow wax;lash lift;done eyebrow;makeup perman;hair remov;electrolysi;bikini wax;bed tan;bridal makeup;thread;makeup;extens lash;brow lamin;chemic peel;dermaplan;sugar;cosmet;perfum;cosmet store;beauti suppli;care skin;skincar;salon tan;eyelash;bodi contour;microneedl;maquillaj;bronceado;cosmetico;perfumeria;cuidado de la piel;lash;eyebrow;brow;wax;leg wax;makeup prom;gem teeth;esthetician;filler lip;makeup store;tan;unibrow;bake fake|microblading;electrolysis;threading;makeup;dermaplaning;sugaring;cosmetics;perfume;skincare;eyelashes;microneedling;maquillaje;bronceado;cosmeticos;perfumes;perfumeria;lashes;eyebrows;brows;wax;esthetician;tanning;unibrow
topic|tattoo-studios|artist tattoo;ear pierc;nose pierc;remov tattoo;henna;belli button pierc;ink;cover tattoo;bodi pierc;shop tattoo;lip pierc;pierc tongu;tattoo walk;cartilag pierc;navel pierc;art bodi;perforacion;de nariz pierc;tattoo;pierc;nose ring;ring tongu;bodi jewelri;small tattoo;tattoo touch;pierc septum;finger tattoo;stamp tramp|henna;ink;perforaciones;tattoo;tattoos;piercings
topic|contractors|fenc;drywal;tile;concret;new window;addit home;floor hardwood;foundat repair;door fix;cabinet;countertop;insul;door instal;hang shelv;assembl furnitur;driveway pave;masonri;panel solar;builder pool;carpet instal;countertop granit;damag water;mold remov;damag fire;demolit;welder;asphalt;stucco;chimney;chimney sweep;basement finish;build hous;asbesto;excav;floor refinish;cocina mi remodelar;waterproof;repair screen;glass repair;broken window;closet custom;deck repair;sunroom;bathtub refinish;design interior;fenc wood;instal window;floor tile;floor instal;carpet;builder deck;carport;barn pole;hous tini;blacksmith;metalwork;ironwork;stonemason;plaster;sheetrock;door repair;cabinet instal;repair stair;crack foundat;basement waterproof;instal pool swim;mainten pool swim;clean pool;pool repair;pool servic;decor interior;remodel shower;solar;instal solar;door glass shower;instal mirror;awn;gutter side;frame hous;home repair;handyman servic;mudjack;concret driveway;pave;brick;brick repair;fireplac repair;chimney repair;scaffold;clear land;dirt work;drill well;contractor home inspector;instal insul;attic insul;foam spray;basement damp;restor water;cerca;remodelacion;piso;carpinteria;albanileria;herrero;herreria;vidrio;ventana;puerta;yeso;azulejo;concreto;cemento;construccion;constructora;bano remodelar;soldador;impermeabilizar;arquitecto;cerca de madera;chimenea;tablaroca;manita;basement flood;bathroom renov;kitchen renov;remodel;renov;build fenc;build shed;hole patch wall;floor new;floor lamin;mold;replac window;door garag stuck;pergola;concret patio;asphalt driveway;cabinet custom;closet organ;mount tv;assembl ikea;fireplac;instal pool;builder home;contractor general;refinish tub;deck rot;board deck|fence;drywall;tile;concrete;cabinets;countertops;insulation;masonry;demolition;welder;asphalt;stucco;chimney;asbestos;excavation;waterproofing;sunroom;carpet;carport;blacksmith;metalwork;ironwork;stonemason;plasterer;sheetrock;solar;awnings;mudjacking;paving;brick;scaffolding;cercas;remodelacion;pisos;carpinteria;albanileria;herrero;herreria;vidrios;ventanas;puertas;yeso;azulejos;concreto;cemento;construccion;constructora;soldador;impermeabilizar;arquitecto;chimenea;tablaroca;manitas;remodeling;renovation;mold;pergola;fireplace
topic|pest-control|ant;mice;rat;wasp;hous mous;bee remov;remov wildlif;mosquito;spider;attic bat;fumig;mice rid;flea;hornet nest;snake yard;anim dead remov;chinch;skunk;gopher;raton;bug;bedbug;squirrel;raccoon;mole;pest;bee;ant problem;plaga;bird remov;ant carpent;hormiga;fumigar;termita;arana;avispa;abeja;exterminador;alacran;casa en mosquito;flea hous;bee wall;scorpion;mole yard;hous skunk;anim remov;silverfish;bug stink;hornet|ants;mice;rats;wasps;mosquitoes;spiders;fumigation;fleas;chinches;skunk;gophers;ratones;bugs;bedbugs;squirrels;raccoons;moles;pest;pests;bees;plagas;hormigas;fumigar;termitas;aranas;avispas;abejas;exterminador;alacranes;scorpions;silverfish;hornets
topic|appliance-repair|fridg work;fix oven;spin washer wont;light stove wont;ice maker work;freezer;refriger warm;dryer start wont;funciona lavadora mi;microwav repair;oven repair;dryer make nois;leak refriger;machin repair sew;repair vacuum;fridg;dishwash;dryer;machin repair wash;fix washer;dryer fix;fix refriger;repair stove;applianc work;ice machin repair;lavadora;estufa;refrigerador;lavadora reparar;refrigerador reparar;secadora;blanca linea;estufa reparar;washer;drain washer wont;dryer heat wont;broken dryer;refriger repair;ice maker;heat oven wont;dishwash leak;dishwash drain wont;buy refriger;buy washer;icebox|freezer;fridge;dishwasher;dryer;lavadora;estufa;refrigerador;secadora;washer;icebox
topic|storage|boat storag;rv storag;climat control storag;portabl storag;keep place stuff;car storag;storag warehous;storag vehicl;locker storag;furnitur storag;luggag storag;bodega de renta;bodega mini;guardar muebl;furnitur store;car store;boat store;storag unit;public storag;contain move;storag wine;near storag|
topic|auto-dealers|dealer toyota;motorcycl;sale truck;car lot;car leas;dealership honda;boat sale;atv;buy pay;carro comprar un;scooter;car electr sale;trailer;truck use;car new;suv;rvs;camper;boat dealer;boat;motorcycl rental;motorcycl use;car trade;minivan;jeep;car hybrid;cart golf;car dealership;dealer ford;bike dirt;mope;jet ski;dealer tractor;sale semi truck;pickup truck;carro;moto;motocicleta;carro de lote;camioneta;concesionario;carro nuevo;lancha;troca;casa rodant;new truck;drive test;buy truck;car electr;buy motorcycl;buy rv;car use;car own pre;sell truck;dealer scooter;sale trailer;boat buy;cart dealer golf|motorcycles;atv;scooter;trailers;suv;rvs;campers;camper;boats;minivan;jeep;moped;carros;motos;motocicletas;camionetas;concesionario;lanchas;trocas
topic|auto-parts|batteri car store;auto part use;junkyard;salvag yard;bulb headlight;part truck;motorcycl part;blade wiper;plug spark;rim;custom wheel;car stereo;altern;light tail;filter oil;audio car;brake rotor;floor mat;windshield wiper;hitch;hitch trailer;accessori truck;car floor mat;carro de part;bateria carro de;carro para part;yonk;rine;deshuesadero;motor oil;air filter;car part use;car part;sale tire;cover seat;batteri car;brake diy pad|junkyard;rims;alternator;hitch;yonke;rines;deshuesadero
topic|body-shops|collis;car scratch;bender fender;bumper repair;dent fix;car repair scratch;auto glass;car paint;dent;bumper;repair rust;car wreck;enderezado pintura y;carro mi pintar;carro en golp mi;carroceria;choqu;car damag hail;dent door;paint scratch;dent hail;dent paintless repair;accid repair|collision;dent;bumper;carroceria;choque
topic|towing|car ditch;strand;car tow;car mud pull;broken car;winch;impound lot;snow stuck;remolqu;carro mi quedo se;gasolina qued sin;jump start;batteri dead;broke car;flatb;"winch out";gas ran;batteri dead road;broken highway|stranded;winch;remolque;flatbed
topic|gas-stations|gas;diesel;cheap gas;charg ev;charg tesla;fuel;propan refil;gas nearest;petrol;e85;fuel station;car charg;charger ev;car charg electr;charg station;charg electr vehicl;supercharg;charger tesla;biodiesel;kerosen;fill tank;diesel fuel;combust;de estacion servicio;barato diesel;cargar carro electrico;barato gas;"fill up";car fill;unlead;stop truck;air tire;gas premium|gas;diesel;fuel;petrol;e85;supercharger;biodiesel;kerosene;combustible;unleaded
topic|convenience-stores|snack;late night snack;7 eleven;cigarett;lotteri ticket;drink energi;de esquina la tienda;slushi;soda;ice;bag ice;scratch ticket;lotteri;beer run;slurpe;chip;gas snack station;loteria;cigarrillo;hielo;botana;refresco;almacen de esquina la;cold drink;lotto;cigarett snack;mart quick;chip soda;mart mini;beef jerki soda;bodega|snacks;cigarettes;slushie;soda;ice;lottery;slurpee;chips;loteria;cigarrillos;hielo;botanas;refrescos;snack;lotto;bodega
topic|liquor-stores|vodka;whiskey;keg;beer store;bottl wine;late liquor open;champagn;alcohol buy;beer wine;mezcal;bourbon;wine;alcohol;spirit;bottl tequila;rum;gin;brandi;scotch;beer craft store;pack six;licor;prosecco;sake;vino;de tienda vino;ron;whiski;aguardient;liquor;booz store;store wine;shop wine;alcohol store;beer case;packag store;spirit store;box wine;bottl bourbon|vodka;whiskey;keg;champagne;mezcal;bourbon;wine;alcohol;spirits;rum;gin;brandy;scotch;licor;prosecco;sake;vinos;ron;whisky;aguardiente;liquor;kegs
topic|specialty-foods|spice;fish market;chocol;candi;oil oliv;market meat;deli meat;food health store;honey;shop tea;fish fresh;sausag;tortilleria;butcher kosher;jerki;fudg;popcorn;nut;deli italian;shop spice;food gourmet;vitamin;supplement;chees;meat;delicatessen;fish monger;crab;shrimp;leaf loos tea;bean coffe;truffl;beef jerki;pasta store;fresh pasta;bulk spice;groceri vegan;powder protein;nutrit store;herbalist;herb;cheesemong;charcuteri;caviar;cook oil;mapl syrup;queso;carn;carnicero;dulc;especia;miel;chocolateria;tortilla;chorizo;fresco pescado;hierba;natural vitamina;naturista producto;naturista tienda;leav tea;spice store;chees gourmet;butcher meat;butcher shop;halal meat;food import;groceri italian;salami;fresh seafood;cook crab leg;chocolati;hot sauc;basket food gift;oil truffl;jerki store;honey raw;salmon smoke;go tamal;free gluten groceri;fresh meat;cold cut;chees fanci;maker sausag;loos tea|spices;chocolate;candy;honey;sausage;tortilleria;jerky;fudge;popcorn;nuts;vitamins;supplements;cheese;meat;delicatessen;crab;shrimp;chocolates;truffles;herbalist;herbs;cheesemonger;charcuterie;caviar;quesos;carne;carnicero;dulces;especias;miel;chocolateria;tortillas;chorizo;hierbas;salami;chocolatier
topic|farms|patch pumpkin;appl pick;farm;christma tree;pick u;pick strawberri;hayrid;corn maze;csa;honey local;milk raw;berri pick;pet zoo;alpaca farm;produc stand;equip farm;tractor;hay;tour vineyard;field sunflow;farm goat;feed store;anim feed;livestock;sheep;hen;hors;farm hors;farm lavend;blueberri pick;farm honey;beekeep;agricola semilla;fresco huevo;rancho;caballo;apicultor;alimento animal para;pick pumpkin;egg farm fresh;anim farm;farm pet;christma cut tree;farmer market;flea market produc;alpaca;peach;cider mill;"pick our own";farm stand|farm;hayride;csa;tractors;hay;livestock;sheep;hens;horses;beekeeper;rancho;caballos;apicultor;alpacas;peaches
topic|caterers|cater wed;cater lunch offic;cater taco;chef person;bbq cater;50 cater peopl;chef privat;cater corpor;parti tray;cater parti;box lunch;corpor lunch;comida fiesta para;cater graduat;hog roast;comida evento para;taquiza;boda comida para;food parti;bar taco;event food;lunch offic;bartend hire;board charcuteri;cater lunch|taquiza
topic|food-trucks|food street;dog hot stand;lonchera;taco truck;street taco;food stand;cart dog hot;cream ice truck;camion de taco;call de la taco;carrito de dog hot;elot;stand taco;food tonight truck;lunch truck;coffe truck;cart food;coach roach|loncheras;lonchera;elotes
topic|wineries|tast whiskey;cider hard;meaderi;tour wine;distilleri tour;moonshin;room tast wine;mead;distilleri whiskey;vino;vinicola;cata de vino;destileria;tour wineri;tast wine;vineyard;tour vineyard;cideri;cider tast;countri wine;day wine|meadery;moonshine;mead;vino;vinicola;destileria;vineyards;cidery
topic|nightclubs|danc;danc latin;dj;club strip;night salsa;club;bailar;club salsa;hookah loung;club night;club gay;disco;danc place;bottl servic;shisha;lgbtq nightclub;cabaret;reggaeton;club nocturno;bailar dond;nocturna vida;bailar bar para;de noch salsa;club danc night;edm;club hip hop;techno;latin night;club hour;bachelorett club parti;rave;club gentlemen;countri danc;disco silent;boogi|dancing;dj;clubbing;bailar;disco;shisha;clubs;cabaret;reggaeton;edm;techno;rave;boogie
topic|general-stores|walmart;big box store;club warehous;dolar todo;dollar tree;meet swap;target;costco;superstor;mall;mall shop;center shop;mall outlet;bazaar;centro comerci;club sam;kmart;general merchandis;comerci plaza;departament tienda;de tienda todo;pulga;de mercado pulga;everyth store;shop;discount store;store varieti;outlet;closeout store;good hous;back school shop;dollar store;dime five|walmart;target;costco;superstore;mall;bazaar;kmart;pulga;shopping;outlets
topic|gift-shops|gift;basket gift;antiqu mall;card greet;crystal;postcard;candl;balloon;parti suppli;incens;day gift mother;metaphys store;parti store;christma decor;antiqu shop;card;birthday card;stationeri;gift wrap;decor parti;psychic;tarot;fortun teller;palm reader;firework;religi store;gift religi;christma store;gift museum shop;card gift store;fragranc home;potteri store;recuerdo;flag;gift novelti;chime wind;vela;globo;tarjeta;articulo fiesta para;decoracion fiesta para;artesania;papeleria;botanica religiosa;carta de tarot;dulc pinata y;pinata;friend present;mom present;gift mom;friend gift;boyfriend gift;gift girlfriend;birthday decor;paper wrap;christma ornament;magnet;babi gift shower;gag gift;gift hostess;frame pictur;gift uniqu;gift local;shop souvenir;tchotchk|gifts;crystals;postcards;candles;balloons;incense;cards;stationery;psychic;tarot;fireworks;recuerdos;flags;velas;globos;tarjetas;artesanias;papeleria;pinatas;magnets;tchotchkes
topic|jewelry-stores|ring wed;diamond;necklac;gold sell;resiz ring;earring;fix watch;anillo compromiso de;buyer gold;bracelet;custom jewelri;jewelri repair;ring;gold;silver;store watch;band wed;pearl;apprais jewelri;clock repair;charm;chain gold;cash gold;coin dealer;coin;anillo;reloj;class ring;jewelri pierc;jewelri sell;joyero;oro;plata;de reloj reparacion;aret;pulsera;comprador de oro;cadena de oro;diamond ring;ring small;fix necklac;engag ring;cufflink;bracelet charm;anniversari ring;ear kid pierc;rolex;band watch;clasp repair|diamond;necklace;earrings;bracelet;ring;rings;gold;silver;pearls;charms;coins;anillos;relojes;joyero;oro;plata;aretes;pulseras;cufflinks;rolex;diamonds
topic|electronics-stores|cell phone;iphon;buy tv;fix laptop;data recoveri;game video;camera store;printer;charger phone;headphon;drop phone water;comput slow;internet provid;repair tv;verizon;case phone;ipad repair;consol game repair;camera shop;phone prepaid;card sim;xbox;batteri;laptop;comput;phone;fix phone;tablet;televis;tvs;stereo;speaker;audio equip;camera;cartridg ink;ink printer;toner;cabl;hear phone;game store video;consol;playstat;nintendo;router wifi;internet servic;cell phone plan;phone unlock;macbook repair;appl store;electron recycl;computadora;celular reparar;home theater;radio;talki walki;game pc;cabl tv;batteri store;celular;telefono;camara;impresora para tinta;videojuego;audio video y;arreglar mi telefono;computadora de reparacion;casa en internet;pantalla rota;tv;new tv;flat screen;crack phone;phone repair;replac screen;charger;new phone;cell phone store;comput virus;file lost;phone plan;ps5;nintendo switch;headset;drone;smart watch;ipad;aid batteri hear;phone sell;cabl hdmi|iphone;printer;headphones;verizon;xbox;batteries;laptop;computer;computers;phone;phones;tablets;television;tvs;stereo;speakers;camera;cameras;toner;cables;consoles;playstation;nintendo;computadoras;radio;celular;telefono;telefonos;computadora;camaras;videojuegos;tv;charger;ps5;headset;drone;ipad
topic|sporting-goods|gun;rental ski;cleat soccer;club golf;run store;kayak rental;racket tenni;ammo;gun store;bait shop;shop surf;snowboard;gear hunt;skateboard;rental surfboard;bait;scuba;dive shop;archeri;basketbal shoe;basebal bat;board paddl rental;hockey skate;rent ski;cano rental;equip weight;boot hike;arrow bow;fish licens;tent;fish tackl;shop tackl;hunt;ski;golf store;equip golf;hunt licens;rifl;bicycl sport;mat yoga;wetsuit;gear snorkel;lesson scuba;jersey soccer;jersey sport;shop tenni;firearm;gunsmith;basebal glove;fish fli shop;surfboard;armi surplus;militari surplus;knive;knife shop;equip exercis;arma;deport;bow;skate;pesca;caza;correr para teni;balon;de futbol uniform;articulo de pesca;acampar equipo;fish rod;bike rack;dumbbel weight;sale treadmil;ball golf;gear scuba;bait tackl;jacket life;bag sleep;basketbal hoop;team uniform;paddl picklebal;rollerblad;fish go;board paddl;nightcrawl;fli rod|guns;ammo;snowboard;skateboard;bait;scuba;archery;tents;hunting;skis;snowboards;rifles;wetsuit;firearms;gunsmith;surfboards;knives;armas;deportes;bows;skates;pesca;caza;balones;surfboard;rollerblades;nightcrawlers
topic|toys-and-hobbies|board game;yarn;fabric;craft suppli;card pokemon;model train;art suppli;guitar store;lego;bead;puzzl;instrument;quilt;dragon dungeon;collect;basebal card;card magic;knit;car rc;drone;scrapbook;buy guitar;piano store;drum set;record vinyl;record store;collect stamp;doll;kite;music sheet;sew suppli;guitar;guitar string;piano;violin;shop violin;drum;comic;comic store;action figur;kit model;card trade;game tabletop;warhamm;shop yarn;needlepoint;bead store;anim;anim store;manga store;record;vinyl;cds;dvds;game use;anim stuf;kid toy;instrument rental;instrument music;card shop;babi toy;car slot;craft paper;coin stamp;homebrew suppli;brew suppli;telescop;tela;instrumento musical;manualidad;de juego mesa;estambr;guitarra;muneca;rompecabeza;comic en espanol;merceria;hilo;nephew toy;son toy;daughter toy;toy;craft;number paint;canva paint;drone rc;buy piano;coin shop;slime;crochet;lego store;balloon toy;knit stuff|yarn;fabric;lego;beads;puzzle;instruments;quilting;collectibles;knitting;drones;scrapbooking;dolls;kites;guitars;guitar;pianos;violins;drums;comics;warhammer;needlepoint;anime;records;vinyl;cds;dvds;puzzles;telescopes;telas;manualidades;estambre;guitarras;munecas;rompecabezas;mercerias;merceria;hilos;toys;crafts;slime;crochet
topic|thrift-stores|goodwil;cloth use;sell stuff;stuff use;pawn ring;shop vintag;armi salvat;cloth sell use;habitat restor;resal shop;thrift;pawn;consign shop;hand second;cloth secondhand;chariti shop;furnitur store use;book cloth use;cloth sell;donat store;mano segunda;gold pawn;estat sale;garag sale;empenar;de segunda tienda;secondhand;cloth vintag;antiqu store;antiqu;pawn shop;furnitur old;donat drop;babi cloth use;cloth retro;cloth hand second;furnitur use;antiqu furnitur;donat furnitur;cloth donat;flea market|goodwill;thrift;pawn;empenar;secondhand;antiques
topic|garden-centers|housepl;seed;succul;soil;deliveri mulch;fertil;buy tree;plant store;garden suppli;flower pot;christma lot tree;soil top;gravel;plant;flower plant;nurseri plant;sale tree;shrub;seedl;garden store;bonsai;cactus;cacti;hydropon;compost;fruit tree;plant veget;plant tomato;bush rose;pond suppli;garden lawn;christma sale tree;garden tool;palm tree;landscap suppli;maceta;abono;arbol frutal;nurseri tree;hous plant;flower seed;grass seed;landscap rock;planter;indoor plant;basket hang;bird feeder;fertil lawn;pumpkin;poinsettia;mulch;apart green someth;bag mulch;kill weed;plant seed;perenni|houseplants;seeds;succulents;soil;fertilizer;gravel;plants;shrubs;seedlings;bonsai;cactus;cacti;hydroponics;compost;macetas;abono;planters;pumpkins;poinsettias;mulch;perennials
topic|smoke-shops|vape;cigar;tobacco;hookah;marijuana;cbd;edibl;pot shop;juul;bong;marijuana medic;cigar loung;buy weed;head shop;pipe tobacco;cigarro;cigarett e;ganja;weed;store weed;shop weed;cannabi dispensari;cig e;cigar shop;kratom;paper roll;hookah shop;bong pipe;dispensari recreat;8 delta;thc;gummi;nicotin;dab pen;store tobacco;marihuana;cigarro electronico;tabaco;puro;cigarro de hoja;de tienda vapeo;juic vape;pre roll;cannabi;humidor;zyn;glass pipe;cbd gummi;smoke;420|vape;cigars;tobacco;hookah;marijuana;cbd;edibles;juul;bong;cigarros;ganja;weed;vapes;cigar;kratom;thc;gummies;nicotine;marihuana;tabaco;puros;cannabis;humidor;zyn;vaping;smokes;420
topic|printing|fax;mail packag;copi;banner;print shirt;ship;fedex;up;lamin;custom shirt;print resum;sign;print screen;embroideri;fax send;box po;copia;notar someth;fingerprint;mailbox rental;invit wed;document shred;photo print;drop up;copi make;trophi;engrav;vinyl wrap;notari public;document scan;blueprint print;near printer;flyer;poster;center copi;photocopi;color copi;copi passport pictur;mobil notari;banner sign;banner print;maker sign;box mail;mailbox;drop packag;ship store;dhl;usp;packag post;bind book;bookbind;shop trophi;plaqu;award;embroid shirt;tshirt;sticker;decal;3d print;product promot;notario publico;imprimir;enviar paquet;box ship;fax machin;scan;amazon packag return;amazon return;store up;envelop stamp;custom hat;car wrap;impresion;de presentacion tarjeta;notaria;apostilla;paqueteria;mandar paquet un;lona;invitacion;estampada playera;digital huella;trofeo;bordado;print someth;copi machin;made sign;sign yard;document notar;notar;get notar someth;packag send;document fax;document lamin;blueprint;busi sign;passport photo;live scan;board pass print;copi made;banner parti|fax;copies;banners;shipping;fedex;ups;laminating;signs;embroidery;copias;fingerprinting;trophies;engraving;flyers;posters;photocopies;mailboxes;dhl;usps;bookbinder;plaques;awards;tshirts;stickers;decals;laminate;engrave;imprimir;scanning;impresiones;notaria;apostilla;paqueteria;lonas;invitaciones;trofeos;bordados;notarized;blueprints
topic|financial-services|broker mortgag;plan retir;loan student;financi planner;debt help;hous refin;consolid debt;broker stock;union western;money send;money transfer;loan titl;manag wealth;credit repair;dinero mandar;loan person;lender mortgag;advanc cash;advisor invest;401k;money order;loan tax;busi loan;debt;atm bitcoin;bitcoin;stock;advisor retir;money wire;transfer wire;advic bankruptci;counsel credit;cambio chequ de;de dinero envio;remesa;crypto;financi help;de dinero transferencia;giro postal;cambiar chequ;credito;ahorro para retiro;cash check;loan payday;loan pawn shop;advic retir;advisor financi;refin;mexico money send;currenc exchang|401k;debt;bitcoin;stocks;remesas;crypto;credito;refinance
topic|business-services|find job;agenc temp;seo;translat;interpret;investig privat;help resum;design graphic;interpret languag sign;offic virtual;cowork;cowork space;background check;offic space;answer servic;bodyguard;trabajo;buscar trabajo;look work;paper shred;traductor;support tech;comput consult;surveyor;engin;job;document translat;alarm system;camera secur;record studio;machin vend;hire;hire job;design websit;advertis agenc;ad agenc;compani secur;detect privat;detect;shred;busi consult;call center;market print;design logo;assist virtual;properti surveyor;land surveyor;architectur firm;civil engin;alarm burglar;alarm fire;locksmith secur;audio record;podcast studio;radio station;station tv;newspap offic;publicist;rental uniform;clean offic suppli;patern test;dna test;crane rental;deliveri water;portabl toilet;porta potti;dumpster rental;dumpster;envelop print;empleo;agencia de empleo;telemarket;human resourc;payrol servic;phone system;data entri;mysteri shop;deliveri propan;billboard;agencia de trabajo;traduccion;de guardia seguridad;diseno grafico;pagina web;investigador privado;de estudio grabacion;digit market;topografo;bano portatil;alarma;camara de seguridad;en espanol interpret;"it support";job temp;agenc job;document shred;design web;websit;guard secur;event planner;recruit;consult;clean compani offic;servic uniform;architect;bounti hunter;auction;gumsho|seo;translator;interpreter;coworking;bodyguard;trabajo;traductor;surveyor;engineer;job;hiring;jobs;detective;shredding;translation;translations;translators;publicist;dumpster;empleos;telemarketing;billboard;billboards;empleo;traduccion;traducciones;topografo;alarmas;website;recruiter;consultant;architect;auctioneer;gumshoe
topic|travel-agencies|cruis;vacat;honeymoon travel;help visa;flight;vuelo;bus tour;boat tour;helicopt tour;airlin ticket;watch whale;disney trip;tour;guid tour;oper tour;plane ticket;packag vacat;sightse tour;day trip;charter fish;cruis dinner;air balloon hot;help passport;viaj;avion boleto de;excurs;dolphin tour;segway tour;ghost tour;citi tour;turismo;excursion;crucero;de guia turismo;de paquet viaj;paseo;autobus avion boleto de y;plan trip;plan vacat;honeymoon;honeymoon trip;cheap flight;group travel;break spring trip;safari;snorkel trip;horseback ride tour|cruise;vacation;flights;vuelos;cruises;tours;vacations;viajes;excursions;turismo;excursiones;cruceros;paseos;honeymoon;safari
topic|transportation|cab;bus parti;bus station;station train;greyhound;need ride;uber;move rental van;bus charter;freight;courier;rental truck;amtrak;airport;ferri;medic transport;home ride;limousin;limo wed;subway;rent van;bus stop;deliveri servic;messeng;alquil auto de;haul u;zipcar;limo servic;shuttl;bus shuttl;bus;bus ticket;train;ticket train;trucker;deliveri;lyft;ride share;carpool;car share;rental scooter;rental van;15 passeng van;van wheelchair;chauffeur;bus school;metro station;ferri termin;jet privat;charter flight;pedicab;autobus central de;autobus;aeropuerto;hears limousin;deliveri packag;courier mail;boat charter;alquil carro de;carro rentar un;transport;camion carga de;de estacion tren;autobus de parada;limusina;autobus de termin;express paqueteria;tren;camioneta de renta;escolar transport;move rental truck;airport ride;airport pickup;car rental;limo prom;light rail;ferri ticket;bus pass;helicopt;doctor ride|cab;greyhound;uber;freight;courier;amtrak;airport;ferry;limousine;subway;messenger;zipcar;shuttle;bus;train;truckers;delivery;couriers;lyft;carpool;chauffeur;airports;pedicab;autobus;aeropuerto;transporte;limusina;tren;helicopter
topic|parking|airport park;valet;overnight park;month park;park spot;event park;cheap park;park ride;overnight park rv;estacionar;downtown park;parqueadero;aparcamiento;parqueo;near park stadium;park truck;park rv;bike park;garag park;long park term|valet;estacionar;parqueadero;aparcamiento;parqueo
topic|manufacturers|fabric metal;metal scrap;recycl;steel;metal sheet;cnc;factori;warehous;metal recycl;industri suppli;foundri;coat powder;packag suppli;cabinet maker;soldadura;suppli weld;inject mold;part plastic;factori plastic;sawmil;furnitur maker;lumber mill;boat builder;manufactur sign;plate print;mill textil;fabric steel;aluminum;box cardboard;packag;pallet;scrap yard;can recycl;metal scrap sell;distributor food;restaur suppli;devic medic;chemic suppli;compon electron;fasten;maquiladora;concret plant;mix readi;granit supplier;stone supplier;bulk water;ice supplier;reciclaj;mayorista;aserradero;aluminio;chatarra;distribuidora;de soldadura taller;de proveedor restaurant;custom metal;mold plastic;shop wood;shop weld;machin part;compani packag;steel supplier;factori outlet;cut laser;blast sand;die tool;custom machin;beam steel|recycling;steel;cnc;factory;warehouse;foundry;soldadura;sawmill;aluminum;packaging;pallets;recycle;fasteners;maquiladora;reciclaje;mayorista;aserradero;aluminio;chatarra;distribuidora
topic|schools|privat school;colleg;univers;beauti school;school trade;nurs school;drive learn;middl school;charter school;cathol school;colleg communiti;cosmetolog school;culinari school;flight school;cdl train;class ged;driver ed;fli lesson;law school;learn weld;art school;autism school;clase manejar;cdl school;drive school truck;public school;grade school;bibl colleg;academi;board school;drive lesson teen;driver train;adult educ;ged;night school;school technic;massag school;barber school;estat real school;pilot school;colleg onlin;graduat school;need school special;homeschool;esthetician school;assist dental school;bartend school;militari school;school waldorf;class motorcycl;school traffic;seminari;medic school;universidad;secundaria;preparatoria;school weld;class phlebotomi;class cna;class cpr;aid class first;autoescuela;aprend manejar;academia de policia;clase de manejo;preescolar primaria y;kinder;kindergarten;school vocat;drive school;barber colleg;kid school;ged get|college;university;academy;ged;universities;colleges;homeschool;seminary;universidad;secundaria;preparatoria;autoescuela;universidades;kinder;kindergarten
topic|dance-and-martial-arts|box;kickbox;lesson salsa;bjj;art kid martial;tumbl;danc hip hop;krav maga;mma;muay thai;ballroom danc;cheerlead;danc lesson wed;fu kung;judo;danc lesson;danc zumba;danc swing;belli danc;danc tap;aikido;gymnast kid;ballet toddler;capoeira;danc pole;ballet school;ballet studio;danc school;academi danc;kwon tae;jujitsu;dojo;tango;danc salsa;class danc salsa;danc line;danc squar;cheer;danc irish;flamenco;wrestl;fenc;bail;box class;acro;breakdanc;danc toddler;clase de zumba;academia danza de;danza;boxeo;gimnasia nino para;clase de salsa;clase danza de;defensa person;bail de escuela;ballet kid;ballet;ballet class;class danc;danc studio;danc first lesson;taekwondo;box lesson;karat kid;zouk;class defens self;fenc lesson|boxing;kickboxing;bjj;tumbling;mma;cheerleading;judo;aikido;capoeira;jujitsu;dojo;tango;cheer;flamenco;wrestling;fencing;baile;acro;breakdance;danza;boxeo;ballet;taekwondo;zouk
topic|sports-centers|ice skate;climb rock;bat cage;horseback ride;basketbal court;park skate;field soccer;drive rang;picklebal;swim;golf;hors ride;playground;dog park;hike;ski;volleybal;gun rang;golf lesson;lesson ride;lap swim;fish;hockey;pool public;marina;boat rental;archeri rang;skydiv;disc golf;lesson tenni;lesson surf;beach;center recreat;trail;resort ski;play tenni;basketbal play;racquetbal;leagu soccer;boat ramp;kayak;tube;tenni;basketbal;basebal;basebal field;softbal;soccer;ice rink skate;skate;rink skate;pool;swim team;rock wall;climb;boulder;cours rope;adventur park;club gun;club yacht;sail;lesson sail;surf;cano;paddleboard;row;club row;hors stabl;cart go;bike trail;ride trail;kid park;citi park;park playground;communiti pool;pool ymca;club sport;athlet club;rugbi;cricket;lacross;badminton;court squash;tabl tenni;ping pong;curl;hockey rink;area ski;snow tube;sled;raft;raft water white;jet rental ski;parasail;fish spot;fish pier;duck pond;natur preserv;frisbe golf;park skateboard;run track;field track;frisbe;court picklebal;polo;club countri;cancha de futbol;parqu;natacion;gimnasia;futbol;sport youth;leagu littl;kid sport;cancha de teni;basquetbol cancha de;beisbol campo de;beisbol;basquetbol;voleibol;en espanol golf;club deportivo;campo de tiro;patinaj;de patinaj pista;escalada;caballo montar;equitacion;pescar;infantil parqu;infantil juego;cancha teni;playa;caminata;lesson swim;golf play;ice rink;indoor soccer;climb gym;hike trail;area picnic;center rec;pad splash;bmx track;complex sport;basketbal gym|pickleball;swimming;golf;playground;hiking;skiing;volleyball;fishing;hockey;marina;skydiving;beach;trail;racquetball;kayaking;tubing;tennis;basketball;baseball;softball;soccer;skating;pool;pools;swim;climbing;bouldering;sailing;surfing;kayak;canoe;paddleboard;rowing;trails;hike;rugby;cricket;lacrosse;badminton;curling;sledding;rafting;parasailing;frisbee;polo;parque;natacion;gimnasia;futbol;beisbol;basquetbol;voleibol;patinaje;escalada;equitacion;pescar;playa;caminata;playgrounds
topic|amusements|bowl;park theme;haunt hous;axe throw;coaster roller;indoor playground;arcad video;machin slot;poker;bounc hous;bore;birthday kid parti;paint sip;bumper car;ax throw;play pool;date fun;realiti virtual;billiard;bingo;carniv;famili fun;jump park;gambl;buster dave;kid thing;bounc hous rental;hors race;pinbal;minigolf;trampolin;ball pit;indoor play;place play;center play;kid play;blackjack;roulett;slot;bingo hall;ride;fair;fun park;game;fun thing;activ famili;rage room;paint parti;amus corn maze;carousel;ferri wheel;slide water;puzzl room;attract haunt;bet track;bet sport;race track;drag race;monster truck;chees chuck e;comedi hypnotist;santa;bubbl soccer;foam pit;bolo;juego;de juego salon;cuarto de escap;tragamoneda;apuesta;feria;caballo carrera de;brincolin;divers nino para;go kart;"things to do";"something to do";kid someth;fun someth;activ;activ kid;activ day raini;birthday parti place;alley bowl;rollercoast;arcad;casino;vr;golf miniatur;"putt putt";ziplin;fair ride;build team;corn hole;escap room;laser tag;attract;kid somewher take;paintbal;park water;roller skate;rink roller;line zip;kart|bowling;poker;bored;billiards;bingo;carnival;gambling;pinball;minigolf;trampoline;blackjack;roulette;slots;rides;fair;games;bowl;carousel;santa;bolos;juegos;tragamonedas;apuestas;feria;brincolines;trampolines;activities;rollercoaster;arcades;casino;vr;zipline;attractions;paintball;karting
topic|movie-theaters|movi;imax;film see;drive movi;cheap movi;play what;movi ticket;dollar theater;drive theater;film;3d movi;film indi;movi time;pelicula;matine;premier;cartelera;pelicula una ver;movi theater;movi play;movi new;flick;pictur show|movies;imax;movie;film;films;peliculas;matinee;premiere;cartelera;pelicula;flick;flicks
topic|event-venues|hall recept;event space;hall quinceanera;planner wed;babi shower venu;get marri place;meet room;hall rent;parti rental;rental tent;dj wed;chair rent tabl;birthday parti room;booth photo;center convent;recept wed;birthday clown parti;para quinceanera salon;bridal shower venu;parti princess;magician;event rental;chair rental;confer room;ballroom;wed;parti venu;banquet;event hall;hall rental;rent venu;center expo;exhibit hall;communiti hall;hall parish;hall villag;booth photo rental;clown;face paint;artist balloon;parti planner;babi shower;birthday parti;anniversari parti;reunion venu;center retreat;barn wed;bar mitzvah;quinceanera;chair rent;rental tabl;linen rental;rental stage;fundrais venu;boda;fiesta;recept;de renta salon;boda de salon;bautizo;cumpleano;de renta silla;de mesa renta;evento;payaso;fiesta para sonido;ano quinc;de decoracion fiesta;centro convencion de;comunitario salon;brincolin de renta;mesa silla y;banquet de salon;parti rent room;birthday parti venu;hall quinc;ballroom rent;hall parti;rooftop venu;graduat parti venu;outdoor wed;dinner rehears;meet space;chapel wed;church hall rental;chair rental tabl|magician;ballroom;wedding;banquet;clown;quinceanera;quinceaneras;bodas;fiestas;reception;bautizo;cumpleanos;eventos;payaso;payasos
topic|campgrounds|camp tent;hookup rv;koa;park state;glamp;pitch tent;campsit;full hookup;camp primit;campground rv;acampar;rv site;rv spot;dump station;yurt;site tent;backpack campsit;camp site;nation park;camp park trailer;camp group;boondock;cabin summer;cabin camp;kampground;acampada;acampar lugar para;casa parqu rodant;estat parqu;nacion parqu;camp;camp lake;park rv;camp park state;cabin camp summer|koa;glamping;campsite;acampar;campsites;yurt;boondocking;kampgrounds;acampada;camping
topic|apartments|apart studio;apart bedroom one;place rent;8 section;hous incom low;apart senior;live look place;2 apart bedroom;townhom;afford hous;apart furnish;hous student;rent room;condo;loft;apart pool;park trailer;casa de renta;studio;flat;duplex;home rental;bedroom two;3 apart bedroom;apart luxuri;dorm;apart student;hous subsid;apart live senior;corpor hous;cuarto de renta;apart author hous;co hous op;barata renta;barata vivienda;cuarto;en renta traila;apart rent;live place;move special;bedroom one;condo rent;apart friend pet;home mobil park;roommat|townhomes;condos;lofts;studio;flat;flats;duplex;dorm;dorms;loft;cuartos;roommates
topic|funeral-homes|cremat pet;headston;burial;funer;casket;grave;die father;monument;obituari;crematorium;urn;memori servic;graveyard;morgu;funer servic;director funer;undertak;mausoleum;columbarium;grave marker;burial plot;plot;coffin;"a wake";cremacion;panteon;cemeteri pet;memori park;eulog;ash;cementerio;crematorio;velorio;entierro;lapida;urna;velatorio;ataud;camposanto;cemeteri;buri;die mother;dad die;die mom;cremat;graveston;certif death funer;mortuari;embalm;funer plan pre|headstone;burial;funeral;casket;grave;monuments;obituary;crematorium;urn;graveyard;morgue;undertaker;mausoleum;columbarium;plot;coffin;caskets;cremacion;panteon;eulogy;ashes;cementerio;crematorio;velorio;entierro;lapidas;urnas;velatorio;ataud;camposanto;cemetery;buried;cremated;headstones;gravestone;mortuary;embalming
topic|places-of-worship|templ;baptist church;cathol mass;servic sunday;hindu templ;buddhist templ;church servic;bibl studi;misa;christian church;cathol church;church denomin non;methodist;church lutheran;jehovah wit;mormon;confess;sikh templ;monasteri;cathedr;center islam;friday prayer;church orthodox;gurdwara;vesper;masjid;jewish templ;shul;pentecost;church episcop;church presbyterian;quaker;unitarian;greek orthodox;adventist day seventh;christma eve servic;easter servic;baptism;prayer;mass;mass time;shrine;abbey;basilica;ashram;center zen;medit templ;mandir;pagoda;mezquita;parish;armi church salvat;group youth;hall kingdom;church gospel;black church;mass spanish;religion;capilla;catedr;sinagoga;parroquia;monasterio;santuario;de horario misa;confesion;cristiana;del reino salon;pray;pray somewher;mass sunday;church methodist;presbyterian;jehovah;buddhist;sikh;rabbi;priest;christma mass;denomin non;childcar church;synagogu;mosqu;worship;shabbat|temple;misa;methodist;mormon;confession;monastery;cathedral;gurdwara;vespers;masjid;shul;pentecostal;quaker;quakers;unitarian;baptism;prayer;mass;temples;shrine;abbey;basilica;ashram;mandir;pagoda;mezquita;parish;religion;capilla;catedral;sinagoga;parroquia;monasterio;santuario;misas;confesiones;cristiana;pray;presbyterian;jehovah;buddhist;sikh;rabbi;priest;synagogues;mosques;worship;shabbat
topic|libraries|comput free;book check;comput use;room studi;comput librari;stori time;free internet;audiobook;card librari;book return;book club;genealog;microfilm;bookmobil;form librari tax;3d librari printer;babi stori time;librari univers;law librari;computadora grati;place quiet studi;storytim;comput free wifi;comput public;ebook;free print;book librari;archiv;place quiet read;book free;kid stori time|audiobooks;genealogy;microfilm;bookmobile;storytime;ebooks;archives
topic|nonprofits|homeless shelter;volunt;kitchen soup;food pantri;donat;anim shelter;adopt dog;shelter women;food free;ymca;habitat human;cross red;boy club girl;help rent;help homeless;center senior;help refuge;american legion;center pregnanc;adopt cat;domest shelter violenc;cloth free;blood give;blood donat;bill help pay;center youth;vfw;adoptar perro un;human societi;free meal;chamber commerc;help need pay rent;dog rescu;unit way;center warm;hall union;lodg mason;chess club;diaper;wic;shelter;homeless;bank blood;donat plasma;cat rescu;anim rescu;dog shelter;adopt pet;cultur societi;communiti garden;servic social;social worker;halfway hous;group home;help veteran;club rotari;club lion;elk lodg;lodg moos;columbus knight;boy scout;girl scout;scout;4h;labor union;union;trade union;parti polit;democrat parti;parti republican;meal wheel;diaper free;free furnitur;assist util;assist rent;domest violenc;center lgbtq;club youth;group home youth;big brother;foundat;civil right;environment group;conserv natur;food help stamp;free groceri;comida grati;refugio;voluntario;foundat museum;center crisi;hotlin;group parent;group mom;alcohol group support;ayuda inmigrant para;centro comunitario;centro juvenil;albergu;donacion;donar sangr;animal de rescat;albergu animal de;ayuda con la renta;ayuda con la luz;sindicato;comida de despensa;despensa;fundacion;ayuda grati legal;ayuda centro de;de victima violencia;adoptar gato un;voluntariado;comedor comunitario;donar ropa;help immigr;blood drive;adopt kitten;adopt puppi;dog pound;food need;homeless place stay;domest help violenc;batter women;chariti;donat food;donat toy;car donat;help pay rent;help util;support veteran;center communiti;rotari;dog found stray;dog found;cloth donat;center cool;crisi pregnanc|volunteer;donate;ymca;vfw;diapers;wic;shelter;homeless;donation;donations;scouts;4h;union;foundation;refugio;voluntario;hotline;albergue;donaciones;sindicato;despensa;fundacion;voluntariado;volunteering;charity;rotary
topic|government|offic passport;courthous;offic secur social;licens plate;park pay ticket;depart fire;birth certif;licens marriag;offic unemploy;registr voter;regist vote;jail;sheriff;hall town;clerk counti;food offic stamp;buy stamp;citi dump;dump;driver licens;record vital;polic report;offic tax;build permit;properti tax;crime report;center recycl;registr vehicl;anim control;embassi;consul;consulado;counti jail;car registr;letter mail;offic visa;prison;bill pay water;landfil;de licencia manejo;embassi mexico;dump trash;depart health;pay ticket;duti juri;child offic support;unemploy;public work;id state;polic;depart polic;cop;offic sheriff;firehous;depart motor vehicl;court;courthous traffic;court district;citi council;mayor;counti offic;counti record;assessor;assessor tax;ir offic;ir;secur social;medicaid offic;offic welfar;food stamp;offic snap;immigr offic;passport;passport renew;id real;certif marriag;certif death;divorc record;vote;place poll;ballot drop;attorney district;da offic;board librari public;depart water;bill water;util;compani power;compani gas;compani util;pickup trash;trash;drop recycl;hazard wast;pothol;anim servic;dog licens;fish licens offic;hunt licens offic;courthous wed;offic probat;offic parol;correct facil;hall juvenil;militari recruit;armi recruit;offic va;affair veteran;clerk town;citi clerk;zone;build depart;author hous;hous offic;offic wic;child protect servic;policia;conducir de licencia;acta de nacimiento;ayuntamiento;bombero;pasaport;ranger station;chamber offic;custom offic;capitol state;offic senat;health public;record vaccin;depart park;court traffic;claim court small;offic toll;alcaldia;municipio;juzgado;tribun;embajada;prision;carcel;comisaria;de estacion policia;bombero de estacion;de licencia matrimonio;carro de placa;licencia;basura;basurero;ciudad de la reciclaj;votar;eleccion;comida de estampilla;construccion de permiso;cort municip;reclutamiento;desempleo;de inmigracion oficina;civil registro;multa pagar;basura de recoleccion;seguro social;compani electr;car regist;driver licens renew;driver test;card id;titl transfer;stamp;pay properti tax;courthous get marri;appli passport;benefit snap;warrant;fingerprint;permit;busi licens;"where to vote";congressman offic;inmat visit;bail someon;hous public;base militari;offic post;district school;border cross;nation offic park;station weigh;fine pay;park ticket;"po po";get passport;renew tag|courthouse;jail;sheriff;dump;embassy;consulate;consulado;prison;landfill;unemployment;police;cops;firehouse;court;mayor;assessor;irs;passport;passports;vote;voting;utilities;trash;pothole;zoning;consulates;policia;ayuntamiento;bomberos;pasaporte;alcaldia;municipio;juzgado;tribunal;embajada;prision;carcel;comisaria;licencia;pasaportes;basura;basurero;votar;elecciones;reclutamiento;desempleo;stamps;warrants;fingerprints;permit
topic|pet-services|board cat;daycar dog;class puppi;dog sitter;board dog;board hors;hotel pet;bite dog;obedi train;cat watch;entrenar mi perro;dog trainer;dog leav vacat;bark dog much;aggress dog train;pooper scooper;dog kennel;catteri;board pet;cat hotel;hors train;dog park train;dog groomer mobil;puppi school;dog servic train;hotel para perro;board hors stabl;camp dog;adiestramiento de perro;pasear perro;de paseador perro;para pension perro;pet taxi;guarderia para perro;hospedaj mascota para;dog groomer;dog walker;pet sitter;dog train;kennel;cat feed;cat someon watch;dog someon watch;dog groom;dog nail trim;dog lost|cattery;kennels
`;

export const alternatives = `
mexican|taqueria;taco
italian|pizza;pasta;trattoria
breakfast|brunch;diner
kids|children;child;family
kid|children;child;family
pediatric|children;family
cupcakes|bakery;cakes
cupcake|bakery;cakes
pediatrician|pediatrics
dermatologist|dermatology
cardiologist|cardiology
gynecologist|gynecology;obgyn
obgyn|gynecology;obstetrics
podiatrist|podiatry
urologist|urology
neurologist|neurology
oncologist|oncology
orthodontist|orthodontics
periodontist|periodontics
endodontist|endodontics
ophthalmologist|ophthalmology
allergist|allergy
attorneys|lawyer
booze|bar;beer
flower|florist
one|1
1|one
two|2
2|two
three|3
3|three
four|4
4|four
five|5
5|five
six|6
6|six
seven|7
7|seven
eight|8
8|eight
nine|9
9|nine
ten|10
10|ten
eleven|11
11|eleven
twelve|12
12|twelve
thirteen|13
13|thirteen
fourteen|14
14|fourteen
fifteen|15
15|fifteen
sixteen|16
16|sixteen
seventeen|17
17|seventeen
eighteen|18
18|eighteen
nineteen|19
19|nineteen
twenty|20
20|twenty
first|1st
1st|first
second|2nd
2nd|second
third|3rd
3rd|third
fourth|4th
4th|fourth
fifth|5th
5th|fifth
sixth|6th
6th|sixth
seventh|7th
7th|seventh
eighth|8th
8th|eighth
ninth|9th
9th|ninth
tenth|10th
10th|tenth
eleventh|11th
11th|eleventh
twelfth|12th
12th|twelfth
thirteenth|13th
13th|thirteenth
fourteenth|14th
14th|fourteenth
fifteenth|15th
15th|fifteenth
sixteenth|16th
16th|sixteenth
seventeenth|17th
17th|seventeenth
eighteenth|18th
18th|eighteenth
nineteenth|19th
19th|nineteenth
twentieth|20th
20th|twentieth
thirty|30
30|thirty
forty|40
40|forty
fifty|50
50|fifty
sixty|60
60|sixty
seventy|70
70|seventy
eighty|80
80|eighty
ninety|90
90|ninety
n|north
nw|northwest
northwest|nw
ne|northeast
northeast|ne
sw|southwest
southwest|sw
se|southeast
southeast|se
bofa|bank of america
boa|bank of america
bk|burger king
mcd|mcdonalds
mcds|mcdonalds
maccas|mcdonalds
mickeyds|mcdonalds
kfc|kentucky fried chicken
dq|dairy queen
sbux|starbucks
dd|dunkin
cfa|chick fil a
ph|pizza hut
pj|papa johns
tb|taco bell
bww|buffalo wild wings
bdubs|buffalo wild wings
tgif|tgi fridays
tgifridays|tgi fridays
pfchangs|p f changs
cpk|california pizza kitchen
wf|wells fargo
usbank|u s bank
amex|american express
tj|trader joes
tjs|trader joes
wholefoods|whole foods
bn|barnes noble
bbb|bed bath beyond
jcp|jcpenney
oldnavy|old navy
dsw|designer shoe warehouse
ihg|intercontinental
hiex|holiday inn express
lq|la quinta
jiffy|jiffy lube
pepboys|pep boys
autozone|auto zone
ups|united parcel service
dfh|dogfish head
abinbev|anheuser busch
inbev|anheuser busch
abi|anheuser busch
21a|21st amendment
hd|home depot
citi|citibank
`;

export const brands = `
10 000 villages|ten thousand villages
10 thousand villages|ten thousand villages
1st bancorp|first bank
1st bank|first bank
1st citizens bank|first citizens bank
1st financial bank|first financial bank
1st interstate|first interstate bank
1st interstate bancsystem|first interstate bank
1st interstate bank|first interstate bank
1st stop|first stop
1st tech|first tech federal credit union
1st tech credit union|first tech federal credit union
1stbank|first bank
1stnb|first national bank texas
5 3|fifth third bank
5 3 bank|fifth third bank
54th street grill and bar|54th street
7 11|7 eleven
7 brew|seven brew coffee
7 brew coffee|7 brew
7 eleven|7 11;seven eleven
7 eleven philippines|7 eleven
7 for all mankind|
85 c bakery cafe|85 c;85 cafe;85 degrees
85 degrees|85 c bakery cafe
85 degrees c|85 c bakery cafe
85 degrees celsius|85 c bakery cafe
85c|85 c bakery cafe
85c daily cafe|85 c bakery cafe
85oc|85 c bakery cafe
99 cents only stores|99 cents only
99 ranch market|99 ranch;ranch 99
99 restaurant|ninety nine restaurant pub
99 restaurants|ninety nine restaurant pub
9round kickboxing fitness|9round
a w|
aaa|american automobile association
aaa insurance|american automobile association
aamco transmissions|aamco
aaron brothers art framing|aaron brothers
aaron brothers custom framing|aaron brothers
aarons inc|aarons
abbotts frozen custard|abbotts
abbys legendary pizza|abbys
abbys pizza|abbys
abc stores|abc
academy sports and outdoors|academy sports outdoors
academy sports outdoors|academy
adecco group na|adecco
admiral casino|admiral
aeries|eagles lodge
aeries lodge|eagles lodge
afcu|america first credit union
agence ecobank|ecobank
ahepa hall|ahepa;american hellenic educational progressive association;the order of ahepa
aiden by best western|aiden
aiden hotel|aiden
al prime energy|alprime
aladdin bail bonds|aladdin
alamo drafthouse cinema|alamo;drafthouse cinema
alaskausa|global credit union
albertsons supermarket|albertsons
aldi sud|aldi
aldo shoes|aldo
alice pizza|alice
alice pizza al taglio|alice
alliance tire company|alliance
allianz versicherung|allianz
allstate insurance|allstate
allstate insurance company|allstate
aloha island mart|aloha petroleum
aloha petroleum|aloha island mart
aloha petroleum ltd|aloha petroleum
alphabet|google
alprime|al prime energy
alua hotels resorts|alua
amazing intimate essentials|amazing net
amazing net|amazing intimate essentials
amazon fresh|amazon go
amazon go|amazon fresh
amc cinema|amc
amc cinemas|amc
amc theater|amc
amc theaters|amc
amc theatre|amc
amc theatres|amc
amegy bank of texas|amegy bank
america first credit union|afcu
american automobile association|aaa;aaa insurance
american family insurance|american family;amfam
american freight|sears outlet;sears outlet stores
american hellenic educational progressive association|ahepa hall
american legion hall|american legion
american red cross|red cross
american veterans|amvets;amvets post
americinn by wyndham|americinn
americinn lodge and suites|americinn
ameris bancorp|ameris bank
ameris bank|ameris bancorp;fidelity bank
amfam|american family insurance
amigo puerto rico|amigo
amigo supermarket|amigo
amigos united|amigos
amvets|american veterans
amvets post|amvets;american veterans
andys frozen custard|andys
api ip|ip
applebees bar and grill|applebees
applebees grill and bar|applebees
applebees neighborhood bar and grill|applebees
applebees neighborhood grill bar|applebees
aroma espresso bar|aroma
arthur murray dance center|arthur murray;arthur murray dance studio;arthur murray dance studios
arthur murray dance studio|arthur murray dance center
arthur murray dance studios|arthur murray dance center
ashley furniture|ashley homestore
ashley furniture homestore|ashley homestore
ashley homestore|ashley furniture
at home|garden ridge
at t|att mobile;att mobility;att wireless
at t wireless|at t
athletico physical therapy|athletico
att mobile|at t
att mobility|at t
att wireless|at t
auntie annes pretzels|auntie annes
auto plus auto parts|auto plus
auto plus professional service center|auto plus
aveda institute|aveda
avis car rental|avis
b b theatres|
b q|
b2r|bach to rock
bach to rock|b2r
badcock home furniture more|badcock
bahama breeze island grille|bahama breeze
baja fresh mexican grill|baja fresh
banca intesa|intesa sanpaolo
banca popolare di vicenza|intesa sanpaolo
banco bilbao vizcaya argentaria|bbva
banco di napoli|intesa sanpaolo
banco ficohsa|ficohsa
banco popular|popular
banco santander|santander group;santander
banco santander banespa|banco santander
banfield pet hospital|banfield
bank bni|bni
bank negara indonesia|bni
bank of baroda|bob;dena bank;vijaya bank
bank of china|boc
bank of china intl|boc
bank of montreal|bmo
bank of nova scotia|scotiabank
bank of the ozarks|bank ozk
bank of the sierra|
bank of the west|bmo
bank ozk|bank of the ozarks
bankcorpsouth|cadence bank
bankcorpsouth bank|cadence bank
bar louie restaurants|bar louie
barclays bank|barclays
barclays bank plc|barclays
barnes noble college|barnes noble university stores
barnes noble university stores|barnes noble college
barneys new york|barneys
bartons home outlet|home outlet
batteries plus bulbs|batteries plus
baxter|carquest
baxter auto parts|carquest
baymont by wyndham|baymont
baymont inn|baymont
baymont inn suites|baymont
bb t|truist
bbva|banco bilbao vizcaya argentaria;pnc bank
bbva compass|pnc bank
beacon roofing supply inc|beacon
bealls outlet|bealls
bealls outlets|bealls
beltone hearing|beltone
beltone hearing aid center|beltone
beltone hearing aid service|beltone
beltone hearing care center|beltone
benefit brow bar|benefit;ulta brow bar
benihana of tokyo|benihana
berkshire hathaway homeservices|homeservices of america
best brains learning center|best brains
best brains learning centre|best brains
best hotels|best
best western hotels resorts|best western
better buzz coffee roasters|better buzz coffee
bhartiya state bank|sbi
big 5 sporting goods|big 5
big belly solar|bigbelly
big boy restaurant bakery|big boy
big red stores|big red
bigbelly|big belly solar
bill miller bar b q|
bjs gas|bjs wholesale club;bjs
bjs restaurant brewhouse|bjs
bjs wholesale club|bjs;bjs wholesale;bjs gas
blakes lotaburger|lota burger
blank street coffee|blank street
blink fitness|blink
blood systems|vitalant
blue beacon truck wash|blue beacon
blue star donuts|blue star doughnuts
blue star doughnuts|blue star donuts
bmo|bank of montreal;bank of the west;harris bank
bmo bank of montreal|bmo
bmo harris bank|bmo
bmw motorrad|bmw
bni|bank negara indonesia
bob|bank of baroda
boc|bank of china;bank of china intl
bojangles famous chicken n biscuits|bojangles
bojangles restaurants|bojangles
bonanza steakhouse|bonanza
bonchon chicken|bonchon
bonchon fried chicken|bonchon chicken
bookcrossing|obcz
boost mobile|boost
bosch car service|bosch service
bottledrop express|bottledrop
bottledrop redemption center|bottledrop
boys girls club of america|boys girls club
bp america|bp
bp connect|bp
bp gas station|bp
bp shop|bp
bppr|popular
bravo cucina italiana|bravo
breugers|brueggers bagels
breuggers|brueggers bagels
brio tuscan grille|brio
brueggers bagels|brueggers;breugers;breuggers
brugers|brueggers bagels
bruggers|brueggers bagels
brusters ice cream|brusters
brusters real ice cream|brusters ice cream
bth|origin bank
bth bank|origin bank
budget car rental|budget
budget host inn|budget host
budget rent a car|budget
budget truck rental|budget
buffalo wild wings|bw3;bww
build a bear workshop|build a bear
build your dreams|byd
bumpers drive in|bumpers
burger king brasil|burger king
burlington coat factory|burlington
burlington stores|burlington
bw3|buffalo wild wings
bww|buffalo wild wings
byd|build your dreams
byd auto|byd
byrne dairy deli|byrne dairy
c a|
c a l ranch|
c town supermarkets|c town
cadence bank|bankcorpsouth;bankcorpsouth bank
cafe rio mexican grill|cafe rio
caffe nero|nero express
caliber auto care|caliber collision
caliber collision|caliber auto care
california pizza kitchen|cpk
cambridge trust|eastern bank
cambridge trust bank|eastern bank
cambridge trust company|eastern bank
campsa|repsol
canandaigua national bank trust|canandaigua national bank
canopy by hilton|canopy
capital bank|first horizon bank
capital one bank|capital one
capriottis sandwich shop|capriottis
captain ds seafood kitchen|captain ds
cardenas|mi pueblo;mi pueblo food center
carinios|johnny carinos
carinos italian|johnny carinos
carisbo|intesa sanpaolo
carpet one floor home|carpet one
carquest|baxter;baxter auto parts
carquest auto parts|carquest
carrabbas italian grill|carrabbas
carroll motor fuels|carroll;carrollfuel
carrollfuel|carroll motor fuels
carstar auto body repair experts|carstar
caseys carry out pizza|caseys
cash america international|cash america pawn
cash america pawn|cash america international;cash america
cash carry smart foodservice|chefstore
cassa di risparmio del veneto|intesa sanpaolo
cassa di risparmio di firenze|intesa sanpaolo
cassanos pizza king|cassanos;cassanos pizza
cat certified scales|cat scale
cat scale|cat
cava grill|cava
cbre|coldwell banker richard ellis
cbre group|cbre
ccb|china construction bank
century 21 real estate|century 21
certified oil|certified
charleys cheesesteaks|charleys philly steaks
charleys cheesesteaks and wings|charleys philly steaks
charleys philly steaks|charleys;charleys cheesesteaks;charleys cheesesteaks and wings
chase bank|chase
chase manhattan bank|chase
checkers drive in restaurants inc|checkers
cheddars scratch kitchen|cheddars
chefstore|cash carry smart foodservice;smart foodservice
chemical bank|huntington bank
chesters chicken|chesters
chevys fresh mex|chevys
chicos off the rack|
childtime learning center|childtime
childtime learning centers|childtime
chilis grill bar|chilis
china construction bank|ccb
chipotle mexican grill|chipotle
churchs texas chicken|churchs chicken
cia|custard insurance adjusters
cicis pizza|cicis
circle k|macs;macs convenience stores
citibank|citi
citibank brazil|citibank
citizens bank|citizens;investors bank
city national bank|cnb
city national bank of florida|city national bank
cnb|city national bank
coach new york|coach
coach ny|coach
cobblestone hotel suites|cobblestone hotels
cobblestone hotels|cobblestone hotel suites
coco fresh tea juice|coco
cocos bakery|cocos
cohens fashion optical|cohens optical
cold stone creamery|cold stone
coldwell banker real estate|coldwell banker
coldwell banker richard ellis|cbre
coles|shell
coles express|shell
colombus|columbus cafe
colombus cafe co|columbus cafe
columbia bank|umpqua bank
columbus cafe|colombus;colombus cafe co;columbus
columbus cafe co|columbus cafe
community bank na|community bank
coopers hawk winery restaurants|coopers hawk
corepower yoga|corepower
corner bakery cafe|corner bakery
corporate hibbett sports|hibbett sports
cort furniture outlet|cort
cort furniture rental|cort
cost plus|world market
cost plus world market|world market
costa coffee|costa
costa coffee costa|costa
costa drive through|costa drive thru
costa drive thru|costa;costa drive through
costa vida fresh mexican grill|costa vida
costco business center|costco
costco food court|costco
costco gas|costco gasoline
costco gasoline|costco;costco gas;costco wholesale
costco hearing aid center|costco
costco optical|costco
costco pharmacy|costco
costco tire center|costco
costco wholesale|costco;costco gasoline
country pride restaurant|country pride
courtyard by marriott|courtyard
courtyard marriott|courtyard
coyote ugly saloon|coyote ugly
cpk|california pizza kitchen
crash champions|service king
cricket wireless|cricket
cruiseshipcenters international|expedia cruises
cruizers|refuel
crumbl cookies|crumbl
crunch fitness|crunch
cubesmart self storage|cubesmart
cumberland farms|cumberland
curio collection by hilton|curio collection
custard insurance adjusters|cia
cvs pharmacy|cvs
d bs|dave busters
d w fresh market|
daf trucks|daf
dairy queen|dq
dairy queen chill grill|dq grill chill
dangelo grilled sandwiches|dangelo;dangelos
dangelos|dangelo grilled sandwiches
danisches bettenlager|jysk
davannis pizza hot hoagies|davannis
dave busters|d bs
days inn by wyndham|days inn
dayspring bank|first state bank
dcu|digital federal credit union
dds discounts|dds
deichmann schuhe|deichmann
del friscos double eagle steakhouse|del friscos
delta hotels|delta
delta sonic car wash|delta sonic
dena bank|bank of baroda
designer shoe warehouse|dsw
destination by hyatt|destination hotels resorts
destination hotels resorts|destination by hyatt
dg market|dollar general market
dgx|dollar general;dollar general express
dhl paketshop|dhl
dhl vertrieb|dhl
dibellas old fashioned submarines|dibellas subs
dibellas subs|dibellas;dibellas old fashioned submarines
dickeys barbecue pit|dickeys barbecue
dicks sporting goods|dicks
dig inn|dig
digital federal credit union|dcu
direct parcel distribution cz sro|dpd
disc replay|disc traders;mega replay
disc traders|disc replay
dk gas station|dk
do it best|do it center
do it best hardware|do it best
do it center|do it best
doc marten|dr martens
doctor marten|dr martens
doctor martens|dr martens
doctors of physical therapy|dpt
dollar car rental|dollar;dollar rent a car
dollar general|dgx
dollar general express|dgx
dollar general market|dollar general;dg market
dollar rent a car|dollar car rental
dominos pizza|dominos
dominos pizza nsr|dominos
don don donki|
donatos pizza|donatos
doubledaves pizzaworks|doubledaves
doubletree by hilton|doubletree
dpd|direct parcel distribution cz sro
dpd dynamic parcel distribution|dpd
dpd paketshop|dpd
dpt|doctors of physical therapy
dq|dairy queen
dq grill chill|dairy queen chill grill
dr martens|doc marten;doctor marten;doctor martens
ds automobiles|ds
dsw|designer shoe warehouse
dsw designer shoe warehouse|dsw
dsw shoes|dsw
duck donuts|duck doughnuts
duck doughnuts|duck donuts
dulux paints|dulux
dunkin donuts|dunkin
dunkin doughnuts|dunkin
dunn bros coffee|dunn brothers coffee
dunn brothers coffee|dunn bros coffee
dunn edwards paints|dunn edwards
dutch bros coffee|dutch bros;dutch brothers
dutch brothers|dutch bros coffee
eagles lodge|fraternal order of eagles;aeries lodge;aeries
east boston savings bank|rockland trust
east coast polytechnic institute|ecpi university
eastern bank|cambridge trust;cambridge trust bank;cambridge trust company
eastern mountain sports|ems
eb games|gamestop
ecco shoes|ecco
ecpi university|east coast polytechnic institute
edward jones investments|edward jones
einstein bros bagels|einstein brothers bagels;einstein bros;einstein brothers
einstein brothers|einstein bros bagels
einstein brothers bagels|einstein bros bagels
el meson|meson sandwiches
el meson sandwiches|meson sandwiches
el n london|el n
el taco tote|tacotote
electronics boutique eb games|gamestop
elks lodge|elks
els language centers|els
embassy suites by hilton|embassy suites
emma sleep|emma
ems|eastern mountain sports
enterprise car rental|enterprise
enterprise rent a car|enterprise
enterprise truck rental|enterprise
epic wings n things|epic wings;wings n things
era real estate|era
erbert gerberts sandwich shop|erbert gerberts
erg|ip
erie insurance|erie
erie insurance agent|erie insurance
esl fcu|esl federal credit union
esl federal credit union|esl fcu
esso service station|esso
euronics centre|euronics
eurostars hotel company|eurostars
eurostars hotels|eurostars
evergreens salad|evergreens
executive residency by best western|executive residency
expedia cruises|cruiseshipcenters international
expedia cruiseshipcenters|expedia cruises
express employment professionals|express employment
extra space storage|extra space;life storage
exxon|tiger mart
exxon gas station|exxon
exxon tiger mart|tiger mart
ezells famous chicken|ezells chicken
f45 training|f45
fabrique bakery|fabrique
facebook|meta
fairfield by marriott|fairfield inn
fairfield inn|fairfield by marriott
fairfield inn suites by marriott|fairfield inn suites
family express corporation|family express
famous daves bbq|famous daves
fantastic sams cut color|fantastic sams
farm bureau insurance of michigan|farm bureau insurance
farm bureau insurance of tennessee|farm bureau insurance
farmers insurance|farmers
fast stop growmark|fast stop
fastrac cafe|fastrac
federal express|fedex ship center;fedex
fedex|federal express
fedex office|fedex
fedex ship center|fedex;federal express
fidelity bank|ameris bank
fidelity bank trust|fidelity bank
fidelity investments|fidelity;fidelity investor center
fidelity investor center|fidelity investments
fifth third bank|5 3 bank;5 3
fiorellas jack stack barbecue|jack stack barbecue
fireaway pizza|fireaway
firestone complete auto care|firestone
first bancorp|first bank
first bank|1st bancorp;1st bank;first bancorp
first citizens bank|1st citizens bank
first financial bank|1st financial bank
first horizon bank|capital bank
first interstate bancsystem|first interstate bank
first interstate bank|1st interstate;1st interstate bancsystem;1st interstate bank
first midwest bank|old national bank
first national bank|fnb
first national bank of omaha|fnbo
first national bank texas|1stnb
first state bank|dayspring bank
first stop|1st stop
first tech federal credit union|1st tech;1st tech credit union;first tech
first watch the daytime cafe|first watch
fisker inc|fisker
five guys burgers and fries|five guys
flemings prime steakhouse wine bar|flemings
flyers energy|flyers
flying j travel plaza|flying j
fnb|first national bank
fnbo|first national bank of omaha
foley lardner llp|foley
foot locker europe|foot locker
ford motor company|ford
fox in a box|
frank webb home|fw webb home;frank webbs bath center
frank webbs bath center|frank webb home
fraternal order of eagles|eagles lodge
fraternal order of orioles|orioles nest
fraternal order of police|fraternal;police
fraternal order orioles|orioles nest
fred loya insurance|fred loya
fred meyer pharmacy|fred meyer
freddys frozen custard steakburgers|freddys
fresh start laser clinic|removery
fresh thyme farmers market|fresh thyme
frys food and drug|frys
frys marketplace|frys
fw webb home|frank webb home
games workshop|warhammer
gamestop|eb games;electronics boutique eb games
gander mountain|gander outdoors
gander outdoors|gander mountain
garage renault|renault
garanti bbva|garanti
garden ridge|at home
garner hotels by ihg|garner hotels
gate express car wash|gate;gate petroleum
gate petroleum|gate;gate express car wash
genesis motor|genesis
genesis motors|genesis
gertrude hawk chocolates|gertrude hawk
getgo|giant eagle;giant eagle fuel
gfs|gordon food service;gordon food service marketplace
gfs marketplace|gfs
giant eagle|getgo
giant eagle fuel|getgo
giant eagle pharmacy|giant eagle
giant eagle supermarket|giant eagle
giant food|giant
giant pharmacy|giant
gioninos pizza|gioninos pizzeria
gioninos pizzeria|gioninos pizza;gioninos
glo best western|glo
glo studio|glo
global credit union|alaskausa
gloria jeans coffees|gloria jeans
gnc live well|gnc
gold star chili|gold star
golden 1 credit union|golden 1;golden one;golden one credit union
golden corral buffet|golden corral
golden corral buffet and grill|golden corral
golden krust caribbean bakery grill|golden krust
golden nozzle car wash|golden nozzle
golden one|golden 1 credit union
golden one credit union|golden 1 credit union
good times burgers frozen custard|good times
goodyear auto service center|goodyear
goodyear commercial tire service centers|goodyear
google|alphabet
gordon food service|gfs
gordon food service marketplace|gfs
graduate hotels|graduate
grange insurance|grange
great american cookies|nestle toll house cafe
great wall|gwm
great wall motor|gwm
great wall motors|gwm
great western bank|first interstate bank
green motion car rental|green motion
gringos mexican kitchen|gringos tex mex
gringos tex mex|gringos mexican kitchen
grocery outlet bargain market|grocery outlet
gwm|great wall motor;great wall;great wall motors
gwm ora|ora
h e b|
h e b car wash|h e b
h e b fuel|h e b;h e b gas
h e b gas|h e b fuel
h e b pharmacy|h e b
h e b plus|
h e equipment services|
h m|
h m home|
h r block|
h10 hotels|h10
habit burger grill|habit;the habit burger
habitat for humanity restore|habitat restore;restore
hallmark gold crown|hallmark
hampton by hilton|hampton
hampton inn|hampton
hampton inn suites by hilton|hampton inn suites
handels homemade ice cream|handels;handels ice cream
hangry joes hot chicken wings|hangry joes
hannaford pharmacy|hannaford
hapik|rock up
harbor freight tools|harbor freight
hard rock hotels resorts|hard rock hotel
harolds chicken shack|harolds;harolds chicken;the fried chicken king
harris bank|bmo
hawthorn suites by wyndham|hawthorn suites
health mart pharmacy|health mart
heartland bank and trust company|heartland bank
hertz car rental|hertz
hertz rent a car|hertz
hibbett sporting goods|hibbett sports
hibbett sports|hibbett sporting goods
hilton hotels resorts|hilton
hnt|hot n tender;hot n tender chicken
hnt chicken|hnt
home by best western|home
home run inn pizzeria|home run inn
home2 suites|home2
home2 suites by hilton|home2 suites
homeservices of america|berkshire hathaway homeservices
homewood suites by hilton|homewood suites
honda cars|honda
honda motorcycle repair|honda
honey baked ham company|honey baked ham
honey dew donuts|honey dew
hopdoddy burger bar|hopdoddy
hosss family steak and sea|hosss steak sea house
hosss steak sea house|hosss;hosss family steak and sea
hot dog on a stick|
hot head burritos|hot head
hot n tender|hnt
hot n tender chicken|hnt
hotel ibis|ibis
hoteles meininger|meininger
hotshots sports bar and grill|hotshots
houlihans restaurant bar|houlihans
howard hanna real estate services|howard hanna
howard johnson by wyndham|howard johnson
hsbc egypt|hsbc
hucks food fuel|hucks
hudson news|hudson
huhot mongolian grill|huhot
hungry howies pizza|hungry howies
hunter douglas gallery|hunter douglas
huntington bank|chemical bank;tcf bank
huntington learning center|huntington
huntington national bank|huntington bank
hwy55 burgers shakes fries|hwy55
hyatt residence club|hyatt vacation club
hyatt vacation club|hyatt residence club
hyeondaegia|hyundai
hyundai|hyeondaegia
iberostar hotels resorts|iberostar
ibis hotel|ibis
iga extra|iga
ihop|international house of pancakes
ikea|smaland
ikea bistro|ikea
ikea restaurant|ikea
ikes love and sandwiches|ikes
imagine schools|imagine
imo car wash|imo
imo car wash arc|imo car wash
in n out burger|
independent order of odd fellows|odd fellows hall
ing bank|ing
inkoff me|removery
innside by melia|innside hotel
innside hotel|innside by melia
intercontinental hotels resorts|intercontinental
intermarche contact|intermarche
intermarche super|intermarche
international house of pancakes|ihop
intesa sanpaolo|banca intesa;banca popolare di vicenza;banco di napoli
intesa sanpaolo spa|intesa sanpaolo
investors bank|citizens bank
ip|erg;totalerg
iron skillet restaurant|iron skillet
irving oil|irving
islands fine burgers drinks|islands
izzos illegal burrito|izzos
j h family stores|
jack in the box|
jacks|tesco
jackson hewitt inc|jackson hewitt
jackson hewitt tax service|jackson hewitt
jamba juice|jamba
jazen tea|jazen
jc penney company|jcpenney
jcpenney|jc penney company
jcpenney optical|jcpenney
jcpenny salon|the salon by instyle
jenis splendid ice creams|jenis
jeromes furniture|jeromes
jersey mikes subs|jersey mikes
jimmy johns gourmet sandwiches|jimmy johns
jinya ramen bar|jinya
jll|jones lange lasalle
jo ann stores|joann fabrics and crafts
joann fabric and craft stores|joann fabrics and crafts
joann fabrics and crafts|joann;jo ann stores;joann fabric and craft stores
johnny carinos|carinios;carinos italian
jones lange lasalle|jll
journeys kidz|journeys
jp morgan chase bank|chase
jpmorgan chase|chase
juice it up|
just over the top|
jw marriott hotels|jw marriott
jysk|danisches bettenlager
jysk romania|jysk
k u backerei|
kahoots feed and pet|kahoots
kamp k9|koa
kampgrounds of america|koa kampground
kangaroo express|kangaroo
karcher clean park|karcher
karma automotive|karma
kbtr|kebab turki baba rafi
kebab turki baba rafi|kbtr
kelly moore homeowner shop|kelly moore paints
kelly moore paint company|kelly moore paints
kelly moore paints|kelly moore;kelly moore homeowner shop;kelly moore paint company
kentucky fried chicken|kfc
kf tea|kung fu tea
kfc|kentucky fried chicken
kia motors|kia
kido international preschool|kido
kids dental kare|western dental kids
kids r kids learning academies|kids r kids
kimley horn and associates|kimley horn
kindercare learning center|kindercare
kindercare learning centers|kindercare
king soopers fuel|king soopers
king soopers gas|king soopers
kipp|knowledge is power program
kirklands home|kirklands
knights of columbus council|knights of columbus
knowledge is power program|kipp
koa|kamp k9
koa holiday|koa
koa journey|koa
koa kampground|koa;kampgrounds of america
koa resort|koa
kodak express|kodak
koi auto parts|koi
krispy kreme doughnuts|krispy kreme
kroger food and drug|kroger
kroger fuel|kroger
kroger fuel center|kroger
kroger gas|kroger
kroger marketplace|kroger
kroger pharmacy|kroger
kumon learning center|kumon
kumon math and reading center|kumon
kung fu tea|kf tea
kura revolving sushi bar|kura sushi
l l drive inn|l l
l l hawaiian barbecue|l l;l l hawaiian bbq
l l hawaiian bbq|l l hawaiian barbecue
la colombe coffee roasters|la colombe
la fitness|xsport fitness
la michoacana meat market|la michoacana
la petite academy|la petite
la quinta by wyndham|la quinta inn
la quinta inn|la quinta;la quinta by wyndham
la quinta inn by wyndham|la quinta inn
la quinta inn suites|la quinta inns and suites
la quinta inns and suites|la quinta inn suites
la z boy furniture gallery|la z boy
lake michigan credit union|lmcu
lasikplus vision center|lasikplus
lcnb|lebanon citizens national bank
lcnb national bank|lcnb
le five|five
lebanon citizens national bank|lcnb
lees famous recipe chicken|lees
les schwab tire center|les schwab
leslies pool supplies|leslies pool supply
leslies pool supplies service repair|leslies pool supplies
leslies pool supply|leslies pool supplies
leslies swimming pool supplies|leslies pool supplies
lg electronics|lg
liberty tax service|liberty tax
liberty tax services|liberty tax
lidl italia|lidl
lidl polska|lidl
life care centers of america|life care center
life storage|extra space storage
life time athletic|life time
life time fitness|life time
life time work|life time
lighthouse credit union|northeast credit union
ligne roset|roset
lions clubs international|lions club;lions clubs
little caesars|little ceasars pizza
little caesars pizza|little caesars
little ceasars pizza|little caesars
ll flooring|lumber liquidators
lmcu|lake michigan credit union
long foster real estate|long foster
longs drugs|longs
lota burger|blakes lotaburger
lotte hotels resorts|lotte hotel
lotus cars|lotus
loves alternative energy|trillium cng
loves rv hookup|loves
loves truck care|loves
lowes home improvement|lowes
loyal order of moose|moose lodge
lucid motors|lucid
lucid studio|lucid
lucilles smokehouse bar b que|lucilles smokehouse bbq
lucilles smokehouse bbq|lucilles smokehouse bar b que;lucilles;lucilles bbq
luckin coffee|luckin
lukoil|mini mart
lukoil minimarket|lukoil
lukoil shop|lukoil
lukoil trgovina|lukoil
lumber liquidators|ll flooring
lupe tortilla|tex mex
lviv croissants|lwowskie croissanty
lwowskie croissanty|lviv croissants
m s outlet|marks spencer;marks spencer outlet
m s simply food|marks spencer;marks spencer simply food
m t bank|
maaco collision repair auto painting|maaco
macs|circle k
macs convenience stores|circle k
macu tea|macu
man se|man
man truck|man
marathon gas|marathon
marcos pizza|marcos
marcs pharmacy|marcs
marcus cinema|marcus theater;marcus theaters;marcus theatre
marcus theater|marcus cinema
marcus theaters|marcus cinema
marcus theatre|marcus cinema
marcus theatres|marcus cinema
mardens surplus and salvage|mardens
margaritas mexican restaurant|margaritas
marianos fresh market|marianos
marie calendar|marie callenders
marie callenders|marie calendar
marie callenders restaurant bakery|marie callenders
marks spencer|m s outlet;m s simply food
marks spencer outlet|m s outlet
marks spencer simply food|m s simply food
marriott autograph collection|autograph collection
marugame seimen|marugame udon
marugame udon|marugame seimen
maryland fried chicken|maryland chicken;mfc
massage envy spa|massage envy
mathnasium learning center|mathnasium
mattress firm clearance|mattress firm
mbank|nicolet national bank
mcarthurglen designer outlet|mcarthurglen
mccormick and schmick|mccormick schmicks
mccormick and schmicks grill|mccormick schmicks
mccormick schmicks|mccormick and schmick
mcdonalds playplace|mcdonalds
me by melia|me hotel;me melia
me hotel|me by melia
mega replay|disc replay
meijer express|meijer
meijer pharmacy|meijer
meineke car care|meineke
meineke car care center|meineke
meininger hotels|meininger
melia hotels resorts|melia
menchies frozen yoghurt|menchies
menchies frozen yogurt|menchies
mercedes benz|mercedes
merchants tire and auto|merchants
mercure hotels|mercure
merrill lynch wealth management|merrill
meson sandwiches|meson;el meson
meta|facebook
meta platforms|meta
metro by t mobile|metropcs;metro pcs mpcs
metro pcs mpcs|metro by t mobile
metropcs|metro by t mobile
mezeh mediterranean grill|mezeh;mezeh grill
mfc|maryland fried chicken
mg motor|mg
mg motors|mg
mi pueblo|cardenas
mi pueblo food center|cardenas
michaels stores|michaels
microtel by wyndham|microtel
microtel inn|microtel
microtel inn suites by wyndham|microtel inn suites
milan laser hair removal|milan laser
milios sandwiches|milios
millennium hotels resorts|millennium
mills fleet farm|fleet farm
mini mart|lukoil
mitsubishi motors|mitsubishi
mixue ice cream tea|mixue
mo mo paradise|momo
mobil 1 lube express|mobil 1
mobil mart|mobil
modells sporting goods|modells
moes southwest grill|moes
momo|mo mo paradise
monro muffler brake|monro;monro muffler
moose lodge|loyal order of moose;moose
mor furniture|mor
mor furniture for less|mor furniture
mortons grille|mortons
mortons the steakhouse|mortons
mos seafood chowder|mos
motto by hilton|motto
mountain mikes pizza|mountain mikes
moxies grill bar|moxies
mucho burrito fresh mexican grill|mucho burrito
mufg union bank|union bank
my gym childrens fitness center|my gym
n c machinery|
napa auto parts|napa;the napa network
napa autocare center|napa;napa autocare
napa autocare collision center|napa autocare center
napa autocare mechanical center|napa autocare center
napa autocare truck center|napa autocare center
nathans famous|nathans
national car rental|national
national tire and battery|ntb
nationwide insurance|nationwide
native grill wings|native grill
natuzzi italia|natuzzi
neat burger|neat
nero express|caffe nero
neste oil|neste
nestle toll house cafe|great american cookies
new hampshire liquor wine outlet|nh liquor wine outlet
new seasons market|new seasons
nh liquor wine outlet|new hampshire liquor wine outlet
nicolet national bank|mbank
ninety nine restaurant pub|99 restaurant;99 restaurants;pub 99
nio house|nio
nio space|nio
noahs new york bagels|noahs bagels
noahs ny bagels|noahs bagels
noodles and co|noodles company
noodles co|noodles company
noodles company|noodles and co;noodles co
northeast credit union|lighthouse credit union
northern tool equipment|northern tool;northern tool supply;northern tools
northern tool equipment company|northern tool equipment
northern tool supply|northern tool equipment
northern tools|northern tool equipment
northgate gonzalez|northgate market
northgate gonzalez market|northgate market
northgate market|northgate;northgate gonzalez
northwest self storage|nw self storage
northwestern medicine|northwestern memorial healthcare
northwestern memorial healthcare|northwestern medicine
ntb|national tire and battery
nvision eye centers|nvision
nw self storage|northwest self storage
oakley vault|oakley
obcz|bookcrossing
occu|oregon community credit union
ocean state job lot|job lot
odd fellows hall|independent order of odd fellows;odd fellow;odd fellows
office depot officemax|officemax
oil can henrys|valvoline
ojos locos sports cantina|ojos locos
old chicago pizza taproom|old chicago
old national bank|first midwest bank
olive garden italian kitchen|olive garden
ollies bargain outlet|ollies
on the border|
on the run|
once upon a child|
onezo tapioca|onezo;onezo tea
onezo tea|onezo tapioca
onpoint community credit union|onpoint
orangetheory fitness|orangetheory
oreck vacuums|oreck
oregon community credit union|occu
oreilly auto parts|oreilly;oreilly auto
oriental bank|oriental
origin bank|bth;bth bank;origin
original tommys world famous hamburgers|original tommys
orioles nest|fraternal order orioles;fraternal order of orioles;orioles
osmows shawarma|osmows
outback steakhouse national|outback steakhouse
oxxo gas|oxxo
oyo hotels|oyo
oyo rooms|oyo
p c richard son|pc richard
p terrys burger stand|p terrys
paleteria la michoacana|la michoacana
pals sudden service|pals
pancheros mexican grill|pancheros
panera bread|panera
papa john pizza|papa johns
papa johns|papa john pizza
papa johns pizza|papa johns
papa murphy pizza|papa murphys
papa murphys|papa murphy pizza
papa murphys pizza|papa murphys
paris baguette cafe|paris baguette
park inn by radisson|park inn
park plaza hotels|park plaza
paul mitchell the school|paul mitchell
payless shoesource|payless
pbteen|pottery barn;pottery barn teen
pc richard|p c richard son
pcc community market|pcc
peachwave frozen yogurt gelato|peachwave
peachwave self serve frozen yogurt|peachwave
peets coffee|peets
peets coffee tea|peets coffee
pei wei asian diner|pei wei
pelicana chicken|pelicana
penfed credit union|penfed;pentagon federal credit union
pennsylvania state employees credit union|psecu
penske truck rental|penske
pentagon federal credit union|penfed credit union
penzeys spices|penzeys
peoples bank of kentucky|peoples bank
perfect brows nyc|perfect brows
perfect look hair salon|perfect look salons
perfect look salons|perfect look hair salon
perkins restaurant and bakery|perkins
petro stopping center|petro
petro stopping centers|petro
pf changs china bistro|pf changs
philadelphia pretzel factory|philly pretzel factory
philadelphia soft pretzel factory|philly pretzel factory
phillips 66 gas|phillips 66
philly pretzel factory|philadelphia pretzel factory;philadelphia soft pretzel factory
philly soft pretzel factory|philly pretzel factory
pie five pizza co|pie five;pie five pizza
pieology pizzeria|pieology
pilot travel center|pilot
pilot travel centers|pilot
pinnacle bank|pinnacle financial partners
pinnacle financial partners|pinnacle bank
pizza hut delivery|pizza hut
pizza hut express|pizza hut
pizza schmizza|schmizza pub grub;schmizza public house
play it again sports|
pnc bank|bbva;bbva compass;pnc
pods moving storage|pods
polestar racing|polestar
ponderosa steakhouse|ponderosa
popeyes louisiana kitchen|popeyes
popular|bppr
popular bank|popular
posto shell|shell
potbelly sandwich shop|potbelly
potbelly sandwich works|potbelly
pottery barn|pbteen
pottery barn kids|pottery barn
pottery barn teen|pbteen
pressed juicery|pressed
pret a manger|pret;veggie pret
pretzel time|pretzelmaker
pretzelmaker|pretzel time
primrose school|primrose
progressive insurance|progressive
prudential financial|prudential
psecu|pennsylvania state employees credit union
ptt station|ptt
pub 99|ninety nine restaurant pub
public storage|simply self storage
publix pharmacy|publix
publix super market|publix
puma energy|puma
qb house|qb
qdoba mexican eats|qdoba
qdoba mexican grill|qdoba
qt|quiktrip
quiktrip|qt
quiktrip corporation|quiktrip
quiznos sub|quiznos
quiznos subs|quiznos
r p home harvest|runnings
radisson hotels|radisson
radisson hotels americas|radisson
raising canes chicken fingers|raising canes
ralphs famous italian ices|ralphs italian ices
ramada by wyndham|ramada
raymond james financial services|raymond james
re max of america|re max
recreational equipment inc|rei
red lion hotels|red lion
red lion inn suites|red lion
red robin gourmet burgers|red robin
red roof inn|red roof
red wing shoes|red wing
redners warehouse market|redners
refuel|cruizers
regal nails salon spa|regal nails
regatta great outdoors|regatta
regis salons|regis
rei|recreational equipment inc
removery|fresh start laser clinic;inkoff me
removery tattoo removal fading|removery
renaissance hotel|renaissance
renaissance hotels|renaissance
renault|reunokoria
repsol|campsa
republic bank trust company|republic bank
residence inn by marriott|residence inn
restoration hardware|rh
reunokoria|renault
revolution laundry|wash me
rh|restoration hardware
rhodes 101|rhodes
ritas italian ice|ritas;ritas water ice
ritas italian ice frozen custard|ritas italian ice
ritas water ice|ritas italian ice
rite aid pharmacy|rite aid
rivian service center|rivian
rivian spaces|rivian
robeks juice|robeks
rochester regional health laboratories|rrh laboratories
rochester regional health urgent care|rrh urgent care
rock up|hapik
rockland trust|east boston savings bank
rockland trust bank|rockland trust
rogue federal credit union|rogue credit union
rolls royce motor cars|rolls royce
romantik hotels restaurants|romantik hotel;romantik restaurant
rosatis authentic chicago pizza|rosatis
rosewood hotels resorts|rosewood
ross dress for less|ross
round table pizza|round table
rrh laboratories|rochester regional health laboratories
rrh urgent care|rochester regional health urgent care
rsm|russian school of mathematics
rubios coastal grill|rubios
rubios fresh mexican grill|rubios
rudys bar b q|rudys barbecue;rudys bbq
rudys barbecue|rudys bar b q
rudys bbq|rudys bar b q
runnings|r p home harvest;stock field
russian school of mathematics|rsm;russian school of math
s t bank|
safelight auto glass|safelite autoglass
safelite autoglass|safelight auto glass;safelite
safeway fuel station|safeway
safeway pharmacy|safeway
saint regis|st regis
salem five bank|salem five
sally beauty supply|sally beauty
salsaritas fresh mexican grill|salsaritas
saltgrass steak house|saltgrass
salvatores old fashioned pizzeria|salvatores
sams club fuel center|sams club
sams club gas|sams club
san antonio shoe|sas
san antonio shoemakers|sas
san diego blood bank|sdbb
san diego county credit union|sdccu
sanel auto parts|sanel napa
sanel napa|sanel auto parts
santander bank|santander
santander consumer bank|santander
santander group|banco santander
sas|san antonio shoemakers;san antonio shoe
sas shoes|sas
save mart supermarkets|save mart
savings bank russian fed|sberbank
sbarro pizzeria|sbarro
sberbank|savings bank russian fed
sbi|bhartiya state bank
sbi atm|sbi
schlotzskys deli|schlotzskys
schmizza pub grub|pizza schmizza
schmizza public house|pizza schmizza
scotiabank|bank of nova scotia;scotia
sdbb|san diego blood bank
sdccu|san diego county credit union
sears hometown stores|sears hometown
sears outlet|american freight
sears outlet stores|american freight
security service fcu|security service federal credit union
security service federal credit union|ssfcu;security service fcu
sees candies|sees candy
sees candy|sees candies
select comfort|sleep number
select comfort sleep number|sleep number
sentara health|sentara
sentara healthcare|sentara
service king|crash champions
service king collision repair|service king
seven brew coffee|7 brew
seven eleven|7 eleven
sf supermarket|shun fat supermarket
shakes frozen custard|shakes
shell|coles;coles express
shell car wash|shell
shell gas station|shell
shell oil|shell
shell petrol station|shell
shell service station|shell
shell station|shell
sherwin williams paints|sherwin williams
shoe department|shoe dept
shoe department encore|shoe dept encore
shoe dept|shoe department
shoe dept encore|shoe department encore
shoppers food pharmacy|shoppers
shun fat supermarket|sf supermarket
sierra trading post|sierra
signia by hilton|signia
simply self storage|public storage
sinclair oil|sinclair
sixt rent a car|sixt
skoda auto|skoda
sleep number|select comfort
smaland|ikea
smart final extra|smart final
smart foodservice|chefstore
smartstyle family hair salon|smartstyle
smartstyle hair salons|smartstyle
smithfields chicken and bbq|smithfields chicken n barbeque
smithfields chicken n barbeque|smithfields chicken n bbq;smithfields chicken and bbq
smithfields chicken n bbq|smithfields chicken n barbeque
smiths food and drug|smiths
sneaky petes hotdogs|sneaky petes
snooze an am eatery|snooze
sola salon studios|sola salons
sola salons|sola;sola salon studios
somisomi soft serve taiyaki|somisomi
sonesta hotel|sonesta
sonic drive in|sonic
southern states cooperative|southern states
southside bank|southside
space shop self storage|the space shop
spar ni|spar
specsavers opticians|specsavers
speedco truck lube and tires|speedco
speedee oil change auto service|speedee
speedway|speedy cafe;speedy wash
speedy cafe|speedway
speedy wash|speedway
spencer gifts|spencers
spencers|spencer gifts
sperry top sider|sperry
spherion staffing recruiting|spherion
sport clips haircuts|sport clips
sports direct|sportsdirect dot com;sportsdirect com
sportsdirect com|sports direct
sportsdirect dot com|sports direct
springhill suites by marriott|springhill suites
sprouts farmers market|sprouts
sroa|storage rentals of america
ssfcu|security service federal credit union
st regis|saint regis
standard chartered bank|standard chartered
standard insurance company|the standard
staples stores|staples
starbucks coffee|starbucks
starting strength gyms|starting strength
state farm insurance|state farm
stater bros|stater brothers
stater brothers|stater bros
station esso|esso
station service e leclerc|e leclerc;leclerc;station service
station shell|shell
station total|totalenergies
stewarts shops|stewarts
stinker stores|stinker
stock field|runnings
storage rentals of america|sroa
storamerica self storage|storamerica
storquest self storage|storquest
sub zero nitrogen ice cream|sub zero
suburban extended stay hotel|suburban studios
suburban studios|suburban extended stay hotel
subway brasil|subway
subway sandwiches|subway
sullivan tire and auto service|sullivan tire
sunoco gas station|sunoco
suntrust|truist
suntrust bank|truist
super 1 foods|super one foods
super 8 by wyndham|super 8
super h mart|h mart
super one foods|super 1 foods
super target|target
superior grocers|superior
supermercado amigo|amigo
supermercados amigo|amigo
supermercados pueblo|pueblo
surestay by best western|surestay
surestay collection by best western|surestay collection
surestay collection hotels|surestay collection
surestay hotels|surestay
surestay plus by best western|surestay plus
surestay studio by best western|surestay studio
sutter health|sutter walk in care;sutter surgery center
sutter surgery center|sutter health
sutter walk in care|sutter health
sweetfrog frozen yogurt|sweetfrog
sweetfrog premium frozen yogurt|sweetfrog
sylvan learning|sylvan
sylvan learning center|sylvan
t4 tea for u|t4;t4 tea house
t4 tea house|t4 tea for u
ta|travelcenters of america
taco bell cantina|taco bell
taco time nw|taco time
tacotote|el taco tote
taj hotels|taj
take 5 car wash|take 5
take 5 oil change|take 5
takecare|walgreens healthcare clinic
takecare clinic|walgreens healthcare clinic
tapestry collection by hilton|tapestry collection
taqueria el rinconsito|el rinconsito
tazikis mediterranean cafe|tazikis
tcf bank|huntington bank
td bank|td
tempo by hilton|tempo
ten seconds yunnan rice noodle|ten seconds rice noodle
ten thousand villages|10 thousand villages;10 000 villages
terribles diesel|terribles;terribles herbst
terribles herbst|terribles;terribles diesel
tesco|jacks
tesco express|tesco metro
tesco metro|tesco;tesco express
tesco superstore|tesco
tesla inc|tesla
tesla motors|tesla
tex mex|lupe tortilla
texaco service station|texaco
texaco with techron|texaco
texas chicken and burger|texs chicken burgers
texas farm bureau insurance company|texas farm bureau insurance
texs chicken burgers|texas chicken and burger
the american national red cross|american red cross
the fried chicken king|harolds chicken shack
the golden one credit union|golden 1 credit union
the great greek mediterranean grill|the great greek;the great greek grill
the habit burger|habit burger grill
the hapik group|hapik
the honey baked ham company|honey baked ham
the joint chiropractic|the joint
the lock up|
the napa network|napa auto parts
the order of ahepa|ahepa hall
the private bank|wells fargo private bank
the ritz carlton|ritz;ritz carlton;the ritz
the salon at ulta beauty|ulta beauty;ulta salon
the salon by instyle|instyle;jcpenny salon
the salvation army charity shop|the salvation army
the space shop|space shop self storage
the standard|standard insurance company
the unbound collection by hyatt|unbound collection
the westin|westin;westin hotels resorts
thrifty car rental|thrifty
tide cleaners|tide
tide dry cleaners|tide cleaners
tiger mart|exxon
times pharmacy|times supermarkets
times supermarkets|times pharmacy
tire choice auto service center|tire choice
tire choice auto service centers|tire choice
togos sandwiches|togos
tommys express car wash|tommys express
tompkins community bank|tompkins
tops friendly markets|tops
tops gas|tops
tops gasoline|tops
tops pharmacy|tops
total|wash
total access|totalenergies
total by verizon|total wireless
total wash|wash
total wine more|total wine
total wireless|total;total by verizon
totalenergies|total;total access;station total
totalenergies access|totalenergies
totalerg|ip
touchstone medical imaging|touchstone imaging
towneplace marriott|towneplace suites
towneplace suites|towneplace marriott
towneplace suites by marriott|towneplace suites
towneplace suites marriott|towneplace suites
tractor supply co|tractor supply company
tractor supply company|tractor supply co
tradehome shoes|tradehome
trademark by wyndham|trademark collection
trademark collection|trademark;trademark by wyndham;trademark wyndham
trademark collection by wyndham|trademark collection
trademark wyndham|trademark collection
travelcenters of america|ta
trillium cng|loves alternative energy
trojan storage|trojan
tru by hilton|tru
true value hardware|true value
truist|bb t;suntrust;suntrust bank
truist bank|truist
truist financial|truist
tryp by wyndham|tryp
tuffy auto service|tuffy
tuffy auto service center|tuffy
tuffy auto service centers|tuffy
tuffy service|tuffy
tuffy service center|tuffy
tuffy service centers|tuffy
tuffy tire and auto service|tuffy
turkiye garanti bankasi|garanti
tutor time child care|tutor time
tutor time learning center|tutor time
tutor time learning centers|tutor time
twisters burgers burritos|twisters
two hands corn dog|two hands
two hands corn dogs|two hands
two men and a truck|
u haul moving storage|u haul
u save car truck rental|u save
u stor it|
uba|united bank for africa
ubi banca|intesa sanpaolo
ubs financial services|ubs
ubs financial services inc|ubs financial services
udf|united dairy farmers
udf fuel|united dairy farmers
ufcu|university federal credit union
ulta beauty|ulta skin bar
ulta brow bar|benefit brow bar
ulta skin bar|ulta beauty
umpqua bank|columbia bank
unbound collection|unbound;unbound hyatt
unbound hyatt|unbound collection
union bank of california|union bank
united bank for africa|uba
united blood services|vitalant
united dairy farmers|udf;udf fuel
united overseas bank|uob
united parcel service|ups
united services automobile association|usaa
unitus community credit union|unitus
university federal credit union|ufcu
university of wisconsin credit union|uw credit union
unleashed by petco|unleashed
uno chicago grill|uno pizzeria grill
uno pizzeria grill|unos;pizzeria uno;uno chicago grill
unos|uno pizzeria grill
uob|united overseas bank
ups|united parcel service
usaa|united services automobile association
uw credit union|university of wisconsin credit union
va|vet center
valentinos pizza|valentinos
vallarta supermarkets|vallarta
valvoline|oil can henrys
valvoline express care|express care
valvoline instant oil change|valvoline
van der valk hotel|van der valk
vca animal hospital|vca
veg|veterinary emergency group
veg er for pets|veg
veggie pret|pret a manger
veneto banca|intesa sanpaolo
verizon wireless|verizon
vet center|va
veterinary emergency group|veg
vetiq petcare|vetiq
vetiq smarter pet health|vetiq
vib best western|vib
vijaya bank|bank of baroda
vip tires and service|vip tires
vitalant|blood systems;united blood services
volkswagen|vw
vw|volkswagen
wafd bank|washington federal
wahoos fish taco|wahoos
waldorf astoria hotels resorts|waldorf astoria
walgreens healthcare clinic|walgreens;healthcare clinic;takecare
walgreens pharmacy|walgreens
walmart auto care center|walmart tire and lube;walmart tire and lube express
walmart garden center|walmart
walmart pharmacy|walmart
walmart supercenter|walmart
walmart tire and lube|walmart auto care center
walmart tire and lube express|walmart auto care center
walmart wireless|walmart
wards restaurant|wards
warehouse shoe sale|wss
warhammer|games workshop
wash|total
wash me|revolution laundry
washington federal|wafd bank
wegmans pharmacy|wegmans
weichert realtors|weichert
weight watchers|ww studio
weis gas n go|weis
weis markets|weis
wellhaven pet health|wellhaven
wells fargo bank|wells fargo
wells fargo private bank|the private bank
western dental kids|western dental;kids dental kare
western dental orthodontics|western dental
western dental orthodontics kids|western dental kids
westin hotels resorts|the westin
wfg national title insurance company|wfg national title company
whole foods market|whole foods
wilco farm stores|wilco
williams scotsman|willscot
willscot|williams scotsman
wimpy restaurants|wimpy
winchells donut house|winchells donuts;winchells doughnut house;winchells doughnuts
winchells donuts|winchells donut house
winchells doughnut house|winchells donut house
winchells doughnuts|winchells donut house
wingate by wyndham|wingate
wingate inn|wingate
world market|cost plus
wss|warehouse shoe sale
ww studio|weight watchers;ww
wyndham hotel|wyndham
wyndham hotels resorts|wyndham
xsport fitness|la fitness
xtra fuels|xtramart
xtramart|xtra fuels
yatas bedding|yatas
yi fang fruit tea|yi fang tea
yi fang taiwan fruit tea|yi fang tea
yi fang tea|yi fang
ymca child care|ymca
ymca child care center|ymca child care
ymca shop|ymca
yum yum donuts|yum yum doughnuts
yum yum doughnuts|yum yum donuts
z eats|zoup
zaxbys chicken fingers buffalo wings|zaxbys
zips drive in|zips
zips dry cleaning|zips;zips cleaning
zoup|z eats
`;
