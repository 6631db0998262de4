// Written by `npm run seed -- --write`; edit supabase/reference/*.csv instead.

export const categoryNames = `
restaurants|Restaurants;restaurant;diner;eatery;bistro;dinner;lunch;food
cafes|Cafés & Coffee;cafe;coffee shop;espresso;tea house;coffeehouse;coffee;tea
bakeries|Bakeries;bakery;bread;pastry;cakes;donuts
bars|Bars & Pubs;bar;pub;tavern;cocktails
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
nightclubs|Nightclubs;nightclub;dance club;karaoke
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
business-services|Business Services;consulting;marketing agency;advertising;staffing agency;employment agency;security guard;web design;architect
travel-agencies|Travel Agencies;travel agency;travel agent
transportation|Taxis & Transportation;taxi;limo;car service;trucking;shuttle service;bus charter;car rental;airport shuttle
parking|Parking;parking garage;parking lot;car park
manufacturers|Manufacturers & Wholesale;manufacturer;wholesaler;wholesale;distributor;machine shop;welding
schools|Schools;school;elementary school;high school;driving school
dance-and-martial-arts|Dance & Martial Arts;dance studio;dance class;ballet;martial arts;karate;taekwondo;jiu jitsu;boxing gym;gymnastics
sports-centers|Sports & Recreation;golf course;swimming pool;ice rink;tennis court;climbing gym;sports center;shooting range;stables
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
category|restaurants|restaurant;comer dond;eat place;eat somewher;eat someth;hungri;hambr tengo;fonda;comedor;🍽;🍴;eat;grub;chow;nosh;nom;munchi;bite grab;bite eat;bite quick;greasi spoon|
category|cafes|cafeteria;cafecito;cafe tomar;caffein;coffe need;☕;cup joe;cuppa;java;caffein fix;coffe fix;laptop work;friend laptop;place studi;somewher studi;place remot work|
category|bakeries|panaderia;pasteleria;reposteria;dulc pan;birthday cake;cumpleano de pastel;🥐;🍞;🥖;🎂;🧁;🍰;🥨;sweet tooth;someth sweet|
category|bars|cantina;taberna;bar copa de;drink somewher;drink grab;drink get;🍸;🍹;🍷;🥃;🥂;hole water;bar dive;speakeasi;booz;cold one;nightcap;bar hop;crawl pub|
category|breweries|cerveceria;artesan cerveza;cerveza;🍺;🍻;brewski;brew pub;brew craft|
category|pizza|🍕|
category|ice-cream|heladeria;helado;paleteria;🍦;🍨;🍧|
category|grocery-stores|supermercado;abarrot;abarrot de tienda;mercado;fruteria;food shop;🛒|
category|veterinarians|veterinario;veterinaria;dog sick;cat sick;pet sick;puppi sick;dog limp;ate chocol dog;dog throw;cat throw;anim doctor;puppi shot;dog vaccin;cat vaccin;enfermo perro;enfermo gato;🐾;dog neuter;cat spay;dog spay;dog eat wont;cat eat wont;bitten dog;dog put sleep;doctor kitti;doctor doggi|
category|pet-stores|de mascota tienda;mascota;canina peluqueria;dog food;cat food;dog toy;🐶;🐱;🐠;🐕;🐈|
category|dentists|dentista;toothach;ach tooth;hurt tooth;hurt teeth;pain tooth;broken tooth;chip tooth;crack tooth;fill lost;bleed gum;de dolor muela;de dient dolor;dental limpieza;muela;🦷;broke tooth;teeth wisdom;teeth whiten|
category|doctors|medico;doctora;clinica;consultorio;sick;sore throat;fever;flu;cough;strep throat;ach stomach;earach;ear infect;infect sinus;rash;ankl sprain;de dolor garganta;fiebr;enfermo estoy;enfermo;🩺;🤒;🤧;eye pink;blood pressur;exam physic;annual checkup;bad cold;headach migrain;bite bug;box doc;sawbon;quack;doctor walk;feel sick|
category|pharmacies|farmacia;botica;prescript refil;cold medicin;buy medicin;💊;fill prescript;pick prescript|
category|opticians|optica;optometrista;oculista;lent;anteojo;gafa;exam eye;eye test;broken glass;blurri vision;👓;🕶;glass new;fix glass;contact lens;eyeglass;eyeglass repair|
category|physical-therapy|fisioterapia;fisioterapeuta;fisica terapia;back pain;back hurt;neck pain;knee pain;hurt knee;pain shoulder;muscl pull;de dolor espalda;sciatica;ligament torn;acl torn;hip pain;ankl pain;knee rehab;back kill;back went;back threw;hamstr pull|
category|hair-salons|peluqueria;peluquera;belleza de salon;estetica;cort de pelo;cabello cort de;cut hair;color hair;💇;cortar pelo;cortarm el pelo;cabello cortar;cabello cortarm el;blowout|
category|barbers|barberia;barbero;beard trim;fade skin;cort de hombr;💈;fade;taper;beard line|
category|nail-salons|una;de salon una;manicura;pedicura;gel nail;acryl nail;broken nail;💅;mani pedi;mani;pedi|
category|spas|masaj;masajista;back rub;stress;💆;🧖|
category|gyms|gimnasio;lose weight;get shape;lift weight;entrenador person;🏋;💪;iron pump;gym hit;get swole|
category|yoga-studios|clase de yoga;🧘|
category|plumbers|plomero;plomeria;fontanero;leak sink;leaki sink;kitchen sink;leak pipe;leaki pipe;faucet leak;faucet leaki;drip faucet;clog drain;clog sink;clog toilet;clog pipe;block drain;block toilet;overflow toilet;flush toilet;run toilet;leak toilet;leaki toilet;broken toilet;leak shower;leaki shower;burst pipe;broken pipe;frozen pipe;hot water;leak water;broken heater water;backup sewer;dispos garbag;agua de fuga;rota tuberia;bano tapado;drenaj tapado;🚰;🚽;🪠;low pressur water;heater leak water;toilet unclog;drain unclog;back drain;basement flood;broke heater water;heater water work|
category|electricians|electricista;outag power;flicker light;breaker trip;breaker keep trip;dead outlet;outlet work;outlet spark;ceil fan instal;luz sin;🔌;💡;⚡;hous power;instal outlet;charger ev instal;hous rewir;burn outlet smell;breaker reset wont|
category|hvac|acondicionado air;calefaccion;ac work;ac broken;ac broke;ac cool;ac stop;air broken condition;air condit work;furnac work;broken furnac;furnac stop;heater work;broken heater;heat work;hot hous;cold hous;🌡;heat hous;furnac tune;thermostat work;broken thermostat;air condition leak;furnac repair;broke furnac|
category|roofers|techador;techo;gotera;leak roof;leaki roof;ceil leak;miss shingl;damag hail;damag roof;new roof;clean gutter;fix roof|
category|painters|pintor;casa de pintura;hous paint;paint wall;paint room;apart paint;🖌|
category|landscapers|jardinero;jardineria;paisajista;cut grass;cut lawn;lawn mow;mow yard;grass long;fallen tree;fell tree;cut tree;remov tree;cortar pasto;cesp cortar;arbol de poda;🌳;🌱;leav rake;hedg trim;remov snow|
category|house-cleaning|limpieza;casa de limpieza;clean ladi;clean hous;apart clean;dirti hous;de limpieza servicio;🧹;🧽;🧼;cleaner hous;cleaner home;clean move|
category|movers|mudanza;flete;hous move;apart move;help move;move truck;furnitur move;move stuff;🚚;📦;compani move;move piano;day move;across move town|
category|locksmiths|cerrajero;cerrajeria;car lock;hous lock;apart lock;car key lock;key lost;car key lost;broken key;broke key lock;broken lock;chang lock;copi key;duplic key;key made;key spare;llave;🔑;🔐;🗝;🔒;key lock stuck;hous rekey;lock rekey;car key made;car locksmith|
category|auto-repair|mecanico taller;mecanico;carro de taller;auto de taller;flat tire;chang tire;tire;car start wont;car start;car die;broke car;batteri dead;batteri car dead;jump start;check engin light;check engin;car overh;engin overh;brake squeaki;brake squeak;brake grind;car smoke;crack windshield;llanta ponchada;llanta;llantera;aceit cambio de;freno;🚗;🔧;🚙;brake fix;brake job;brake pad;align wheel;car turn wont;car move wont;car make nois;check smog;emiss test;inspect state;car fix;engin nois;leak oil;slip transmiss;greas monkey;arreglar carro;arreglar coch;carro reparar;carro descompuesto;fix wheel|
category|car-washes|auto de lavado;carro de lavado;autolavado;car wash;car dirti;car clean;car detail|
category|bike-shops|bicicleta;bicicleta de tienda;bike flat tire;bike tire;bike fix;bike broken;bike chain;bike buy;bike rent;bike rental;🚲;🚴|
category|bookstores|libreria;libro;book buy;read someth;📚;📖|
category|florists|floreria;floristeria;flore;de flore ramo;dozen rose;flower send;💐;🌹;🌷;🌸;flower funer;deliv flower;bouquet bridal|
category|hardware-stores|ferreteria;tlapaleria;herramienta;nail screw;buy tool;buy paint;bulb light;🔨;🪛;🪚;🧰|
category|clothing-stores|ropa;de ropa tienda;zapateria;zapato;shoe store;shoe shop;buy shoe;dress shop;dress prom;cloth hand second;👗;👕;👖;👠;👟;🧥;bridal shop;bridal gown;dress wed;rental tuxedo;rent tuxedo;thread;dud|
category|furniture-stores|muebleria;muebl;colchon;buy couch;couch new;bed new;🛋;🛏|
category|lawyers|abogado;abogada;bufet;arrest got;divorc get;card green;car hit;fire job;⚖;accid car;drive drunk;speed ticket;ticket traffic;child custodi;evict get;fix landlord wont;help immigr;injur work;hurt work;bankruptci file;dui;ambul chaser;get jail;bail hear|
category|accountants|contador;contadora;contaduria;impuesto;file tax;help tax;ir letter;de declaracion impuesto;🧾;done tax;return tax;incom tax;bookkeep help;help payrol;bean counter;cruncher number|
category|real-estate|bien raic;inmobiliaria;agent inmobiliario;buy hous;buy home;hous sell;home sell;hous hunt;home sale;hous sale;casa en venta;🏠;🏡|
category|insurance|seguro;aseguranza;auto de seguro;carro de seguro;car insur;hous insur|
category|banks|banco;automatico cajero;cajero;cash machin;cash withdraw;money withdraw;cash get;account bank;check deposit;cash check;💵;🏦;🏧;💰;loan need;car loan;home loan;currenc exchang;account open|
category|hotels|hospedaj;hostal;posada;place stay;somewher stay;overnight stay;place sleep;night room;dond dormir;habitacion;🏨;🛌;crash pad;crash place;dig night;night spend|
category|child-care|guarderia;de jardin nino;cuidado de nino;ninera;kid watch;babysitt;nanni;care day;care school;👶;🍼|
category|tutors|clase particular;particular profesor;maestro particular;clase de ingl;clase de guitarra;clase de piano;learn spanish;english learn;guitar learn;learn piano;help homework;help math;🎓|
category|museums|museo;art de galeria;galeria;see thing;day raini;🖼;🎨|
category|music-venues|concierto;en musica vivo;band see;band live;concert see;concierto de sala;🎵;🎶;🎤;🎸;🎷|
category|photographers|fotografo;fotografa;fotografia;headshot;passport photo;famili photo;photo wed;📷;📸|
category|dry-cleaners|tintoreria;lavanderia;en lavado seco;cloth wash;dirti laundri;cloth dirti;hem pant;coin laundri;seamstress;sastr;sastreria;repair shoe;fix shoe;cobbler;zapatero;🧺;👔|
category|hospitals|hospital;de emergencia sala;bone broken;arm broken;broken leg;chest pain;🏥;🚑;emerg room;need stitch;attack heart|
category|mental-health|psicologo;psicologa;terapeuta;psiquiatra;anxieti;depress;attack panic;counsel coupl;counsel grief;counsel marriag;someon talk;adhd test;counselor marriag;counselor coupl;shrink;head shrinker|
category|chiropractors|quiropractico;acupuntura;back crack;nerv pinch|
category|senior-care|anciano asilo de;anciano cuidado de;anciano de residencia;care mother;care father|
category|beauty-salons|depilacion;ceja;pestana;eyebrow thread|
category|tattoo-studios|tatuaj;get ink|
category|contractors|contratista;carpintero;albanil;kitchen remodel;bathroom remodel;kitchen new;bathroom new;🏗;build deck;fenc fix;hole wall;drywal repair;replac window;door garag;compani fenc;fenc repair;instal tile;mount tv|
category|pest-control|fumigador;fumigacion;cucaracha;control de plaga;bed bug;hous mice;cockroach;roach;hous rat;ant kitchen;nest wasp;🪳;🐜;🐀;attic squirrel;attic raccoon;hous spider;flea hous;mosquito spray;bee nest;inspect termit|
category|appliance-repair|de electrodomestico reparacion;broken fridg;broken washer;broken dryer;broken dishwash;dryer heat;dishwash drain;oven work;heat oven;stove work;cold fridg;cool fridg;cool refriger;leak washer;leak machin wash;broken machin wash;broken microwav;broken ice maker|
category|storage|almacenamiento;store stuff;furnitur store|
category|auto-dealers|auto de venta;carro de venta;carro usado;auto usado;buy car;car sell|
category|auto-parts|refaccion;autopart;repuesto|
category|body-shops|hojalateria pintura y;hojalateria;car dent;dent repair;accid car repair|
category|towing|grua;car stuck;ditch stuck|
category|gas-stations|gasolinera;gasolina;⛽|
category|convenience-stores|conveniencia de tienda;tiendita;🏪|
category|liquor-stores|licoreria;licor;buy wine;beer buy;🍾|
category|specialty-foods|carniceria;pescaderia;queseria;dulceria;🍬|
category|farms|granja;agricultor de mercado;egg fresh;🌽;🚜|
category|caterers|banquet;food parti;food wed|
category|food-trucks|camion comida de;de puesto taco|
category|wineries|vinedo;bodega de vino;🍇|
category|nightclubs|discoteca;antro;danc go;🪩|
category|general-stores|almacen grand;dolar todo un|
category|gift-shops|regalo;de regalo tienda;birthday gift;birthday present;antiguedad;🎁|
category|jewelry-stores|joyeria;joya;relojeria;batteri watch;💍;💎|
category|electronics-stores|electronica;celular de reparacion;broken phone;crack screen;broken laptop;phone screen;📱;💻;comput virus;laptop repair;iphon screen;iphon repair;comput turn wont;laptop turn wont;charg phone wont;phone turn wont;comput fix|
category|sporting-goods|articulo deportivo;fish gear;camp gear;🎣;⚽|
category|toys-and-hobbies|jugueteria;juguet;buy toy;🧸|
category|thrift-stores|de mano segunda tienda;casa de empeno;shop thrift;thrift|
category|garden-centers|vivero;planta;buy plant;pot soil;🪴|
category|smoke-shops|tabaqueria;🚬|
category|printing|imprenta;fotocopia;document print;packag ship;busi card;🖨|
category|financial-services|asesor financiero;prestamo;hipoteca;invest money;borrow money|
category|business-services|consultoria;publicidad;build websit;hire staff|
category|travel-agencies|agencia de viaj;book trip;plan vacat;✈|
category|transportation|taxi;auto de renta;carro de renta;airport ride;car rent;🚕;🚖;🚌|
category|parking|estacionamiento;car park;🅿|
category|manufacturers|fabrica;mayoreo|
category|schools|escuela;colegio;🏫|
category|dance-and-martial-arts|bail clase de;academia bail de;art marcial;danc learn;defens self;💃;🥋|
category|sports-centers|alberca;piscina;place swim;⛳;🎾|
category|amusements|bolich;de diversion parqu;fun kid;date idea;🎳;🎡;🎢|
category|movie-theaters|cine;movi see;movi watch;🎬;🍿|
category|event-venues|de evento salon;de fiesta salon;place wed;parti place|
category|campgrounds|campamento;camp place;🏕;⛺|
category|apartments|apartamento;departamento;de departamento renta;apart rent;apart find|
category|funeral-homes|funeraria;⚰|
category|places-of-worship|iglesia;templo;place pray;⛪;🕌;🕍|
category|libraries|biblioteca;book borrow|
category|nonprofits|caridad;volunt work;cloth donat|
category|government|de gobierno oficina;correo;licens renew;driver licens renew;🏛|
category|pet-services|de guarderia perro;de entrenador perro;dog watch;dog walk;🦮;puppi train;pet sit;cat sitter|
feature|Kid friendly|friend kid;child friend;famili friend;good kid;children good;famili good;kid welcom;children welcom;babi friend;friend toddler;chair high;nino para|
feature|Dog friendly|dog friend;friend pet;allow pet;allow dog;dog welcom;pet welcom;bring dog|
feature|Wheelchair accessible|access wheelchair;wheelchair;access;free step;access ada;access handicap;handicap;access disabl;acces|wheelchair;wheelchairs;accessible;handicapped;accesible
feature|Outdoor seating|outdoor seat;patio;dine outdoor;outsid seat;outsid sit;eat outsid;dine outsid;outdoor patio;patio seat;al fresco;terraza|patio;terraza
feature|Free Wi-Fi|fi free wi;wifi;fi wi;free wifi;free internet|wifi
feature|Takeout|takeout;takeaway;away take;food go;llevar para|takeout;takeaway
feature|Delivery|deliveri;deliv;deliveri home;domicilio entrega|delivery;delivers
feature|Reservations|reserv;reserv take;accept reserv;book tabl;reserv tabl|reservations
feature|Vegetarian options|option vegetarian;friend vegetarian;food vegetarian;menu vegetarian|
feature|Vegan options|option vegan;friend vegan;food vegan;menu vegan|
feature|Gluten-free options|free gluten option;free gluten;celiac;celiac friend;gluten sin|celiac
feature|Dairy-free options|dairi free option;dairi free;free lactos|
feature|Live music|live music;band live tonight|
feature|Late night|late night|
feature|Happy hour|happi hour;feliz hora|
feature|Drive-through|drive thru;drive window|drive-through
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
feature|Same-day service|day servic|
feature|Same-day delivery|day deliveri|
feature|Senior discount|discount senior|
feature|Family owned|famili own;famili run;busi famili;familiar negocio|
feature|Gender-neutral pricing|gender neutral price;gender neutral|
feature|Eco-friendly products|eco friend product;eco friend;green product;environment friend|
feature|Hybrid and electric|electr hybrid;car hybrid;car electr;ev repair;hybrid repair|
feature|EV charging|charg ev;charger ev;car charg electr;car charg;charg station|
feature|Breakfast included|breakfast includ;breakfast free|
feature|Accepts SNAP|accept snap;snap;ebt;food stamp;ebt take|snap;ebt
feature|Organic options|option organ;food organ;organ produc|
feature|Cash only||
feature|By the slice|pizza slice|
feature|Beginner friendly|beginn friend;beginn|beginners
feature|Day passes|day pass|
feature|Mobile service|mobil servic|
feature|Meals included|includ meal|
feature|Subsidies accepted|accept subsidi|
feature|Gift cards|card gift;certif gift|
feature|Used goods|good use;item use;good secondhand|
feature|Parking|park;free park;lot park;estacionamiento|parking;estacionamiento
feature|Open 24 hours|24 hour open;24 hour;24 7;24h;24hr;24hrs;24 7 open;night open;24 hora;around clock|24h;24hr;24hrs
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
term|tacos|🌮|
term|burrito|🌯|
term|burger|🍔|
term|sushi|🍣;🍱|
term|ramen|🍜|
term|pasta|🍝|
term|salad|🥗|
term|curry|🍛|
term|steak|🥩|
term|chicken|🍗|
term|hot dog|🌭|
term|fries|🍟|
term|sandwich|🥪|
term|seafood|🦐;🦞;🦀;marisco;comida del mar|
term|donuts|🍩|
term|cookies|🍪|
term|bagel|🥯|
term|pancakes|🥞|
term|breakfast|🍳;desayuno|
term|lunch|almuerzo|
term|dinner|cena|
term|chocolate|🍫|
term|tea|🍵;🫖|
term|boba|🧋;bubbl tea|
term|dumplings|🥟|
term|cheese|🧀|
term|avocado|🥑|
term|mexican|comida mexicana|
term|chinese|china comida|
term|italian|comida italiana|
term|karaoke|🎙|
term|guitar|🪕|
term|theater|🎭|
term|skate|🛹|
term|billiards|🎱|
filler||fix;need;want;look;someon;somebodi;anyon;anybodi;somewher;help;pleas;find;get;got;keep;realli;place;near;necesito;busco;quiero;un;una;el;la;los;las;de;del;para;mi;con;que;se;y;spot;joint|
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
