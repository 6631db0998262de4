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
category|restaurants|restaurant;comer dond;eat place;eat somewher;eat someth;hungri;hambr tengo;fonda;comedor;🍽;🍴;eat;grub;chow;nosh;nom;munchi;bite grab;bite eat;bite quick;greasi spoon;date night;anniversari dinner;dinner romant;birthday dinner|
category|cafes|cafeteria;cafecito;cafe tomar;caffein;coffe need;☕;cup joe;cuppa;java;caffein fix;coffe fix;laptop work;friend laptop;place studi;somewher studi;place remot work|
category|bakeries|panaderia;pasteleria;reposteria;dulc pan;birthday cake;cumpleano de pastel;🥐;🍞;🥖;🎂;🧁;🍰;🥨;sweet tooth;someth sweet|
category|bars|cantina;taberna;bar copa de;drink somewher;drink grab;drink get;🍸;🍹;🍷;🥃;🥂;hole water;bar dive;speakeasi;booz;cold one;nightcap;bar hop;crawl pub|
category|breweries|cerveceria;artesan cerveza;cerveza;🍺;🍻;brewski;brew pub;brew craft|
category|pizza|🍕|
category|ice-cream|heladeria;helado;paleteria;🍦;🍨;🍧|
category|grocery-stores|supermercado;abarrot;abarrot de tienda;mercado;fruteria;food shop;🛒|
category|veterinarians|veterinario;veterinaria;dog sick;cat sick;pet sick;puppi sick;dog limp;ate chocol dog;dog throw;cat throw;anim doctor;puppi shot;dog vaccin;cat vaccin;enfermo perro;enfermo gato;🐾;dog neuter;cat spay;dog spay;dog eat wont;cat eat wont;bitten dog;dog put sleep;doctor kitti;doctor doggi|
category|pet-stores|de mascota tienda;mascota;canina peluqueria;dog food;cat food;dog toy;🐶;🐱;🐠;🐕;🐈|
category|dentists|dentista;toothach;ach tooth;hurt tooth;hurt teeth;pain tooth;broken tooth;chip tooth;crack tooth;fill lost;bleed gum;de dolor muela;de dient dolor;dental limpieza;muela;duel la muela;dient duel muela;🦷;broke tooth;teeth wisdom;teeth whiten|
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
category|specialty-foods|🍬|
category|farms|granja;agricultor de mercado;egg fresh;🌽;🚜|
category|caterers|banquet;food parti;food wed|
category|food-trucks|camion comida de;de puesto taco|
category|wineries|vinedo;bodega de vino;🍇|
category|nightclubs|discoteca;antro;danc go;🪩|
category|general-stores|almacen grand;dolar todo un|
category|gift-shops|regalo;de regalo tienda;birthday gift;birthday present;gift wed;anniversari gift;christma gift;gift housewarm;gift wife;gift husband;gift mom;dad gift;gift girlfriend;boyfriend gift;friend gift;antiguedad;🎁|
category|jewelry-stores|joyeria;joya;relojeria;batteri watch;💍;💎|
category|electronics-stores|electronica;celular de reparacion;arreglar celular;arreglan celular;celular;broken phone;crack screen;broken laptop;phone screen;📱;💻;comput virus;laptop repair;iphon screen;iphon repair;comput turn wont;laptop turn wont;charg phone wont;phone turn wont;comput fix|
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
category|sports-centers|alberca;piscina;place swim;lesson swim;class swim;learn swim;clase de natacion;⛳;🎾|
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
feature|Kid friendly|friend kid;child friend;famili friend;good kid;children good;famili good;kid welcom;children welcom;babi friend;friend toddler;chair high;nino para;acepta nino;acept nino|
feature|Dog friendly|dog friend;friend pet;allow pet;allow dog;dog welcom;pet welcom;bring dog|
feature|Wheelchair accessible|access wheelchair;wheelchair;access;free step;access ada;access handicap;handicap;access disabl;acces|wheelchair;wheelchairs;accessible;handicapped;accesible
feature|Outdoor seating|outdoor seat;patio;dine outdoor;outsid seat;outsid sit;eat outsid;dine outsid;outdoor patio;patio seat;al fresco;terraza|patio;terraza
feature|Free Wi-Fi|fi free wi;wifi;fi wi;free wifi;free internet|wifi
feature|Takeout|takeout;takeaway;away take;food go;llevar para|takeout;takeaway
feature|Delivery|deliveri;deliv;deliveri home;domicilio entrega;domicilio;domicilio servicio|delivery;delivers;domicilio
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
feature|All-gender restroom|gender restroom;gender neutral restroom;bathroom gender neutral;bathroom unisex|
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
term|seafood|🦐;🦞;🦀;marisco;marisqueria;comida del mar|
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
term|mexican|comida mexicana;mexicano;mexicana|
term|peruvian|comida peruana;peruano;peruana|
term|colombian|colombiana comida;colombiano;colombiana|
term|cuban|comida cubana;cubano;cubana|
term|salvadoran|comida salvadorena;salvadoreno;salvadorena|
term|guatemalan|comida guatemalteca;guatemalteco;guatemalteca|
term|honduran|comida hondurena;hondureno;hondurena|
term|venezuelan|comida venezolana;venezolano;venezolana|
term|ecuadorian|comida ecuatoriana;ecuatoriano;ecuatoriana|
term|argentinian|argentina comida;argentino|
term|brazilian|brasilena comida;brasileno;brasilena|
term|dominican|comida dominicana;dominicano;dominicana|
term|puerto rican|comida puertorriquena;puertorriqueno;boricua|
term|chinese|china comida|
term|japanese|comida japonesa;japon;japonesa|
term|korean|comida coreana;coreano;coreana|
term|thai|comida tailandesa;tailand;tailandesa|
term|vietnamese|comida vietnamita;vietnamita|
term|indian|comida india;comida hindu|
term|greek|comida griega;griego|
term|butcher|carniceria|
term|seafood market|pescaderia|
term|cheese shop|queseria|
term|candy store|dulceria|
term|immigration|inmigracion|
term|italian|comida italiana;italiano;italiana|
term|karaoke|🎙|
term|guitar|🪕|
term|theater|🎭|
term|skate|🛹|
term|billiards|🎱|
filler||fix;need;want;look;someon;somebodi;anyon;anybodi;somewher;help;pleas;find;get;got;keep;realli;place;near;necesito;busco;quiero;un;una;uno;el;la;los;las;de;del;para;mi;con;que;se;y;spot;joint|
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
