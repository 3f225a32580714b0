import type { Locale } from './locale.ts';

/**
 * Names of countries and territories by ISO 3166 code, in French and in English, from CLDR 48. Browsers ship other
 * versions of CLDR; this table gives a country the same name in every browser and in emails.
 */
const table = `
AD Andorre | Andorra
AE Émirats arabes unis | United Arab Emirates
AF Afghanistan
AG Antigua-et-Barbuda | Antigua & Barbuda
AI Anguilla
AL Albanie | Albania
AM Arménie | Armenia
AO Angola
AQ Antarctique | Antarctica
AR Argentine | Argentina
AS Samoa américaines | American Samoa
AT Autriche | Austria
AU Australie | Australia
AW Aruba
AX Îles Åland | Åland Islands
AZ Azerbaïdjan | Azerbaijan
BA Bosnie-Herzégovine | Bosnia & Herzegovina
BB Barbade | Barbados
BD Bangladesh
BE Belgique | Belgium
BF Burkina Faso
BG Bulgarie | Bulgaria
BH Bahreïn | Bahrain
BI Burundi
BJ Bénin | Benin
BL Saint-Barthélemy | St. Barthélemy
BM Bermudes | Bermuda
BN Brunei
BO Bolivie | Bolivia
BQ Pays-Bas caribéens | Caribbean Netherlands
BR Brésil | Brazil
BS Bahamas
BT Bhoutan | Bhutan
BV Île Bouvet | Bouvet Island
BW Botswana
BY Biélorussie | Belarus
BZ Belize
CA Canada
CC Îles Cocos | Cocos (Keeling) Islands
CD Congo-Kinshasa | Congo - Kinshasa
CF République centrafricaine | Central African Republic
CG Congo-Brazzaville | Congo - Brazzaville
CH Suisse | Switzerland
CI Côte d’Ivoire
CK Îles Cook | Cook Islands
CL Chili | Chile
CM Cameroun | Cameroon
CN Chine | China
CO Colombie | Colombia
CR Costa Rica
CU Cuba
CV Cap-Vert | Cape Verde
CW Curaçao
CX Île Christmas | Christmas Island
CY Chypre | Cyprus
CZ Tchéquie | Czechia
DE Allemagne | Germany
DJ Djibouti
DK Danemark | Denmark
DM Dominique | Dominica
DO République dominicaine | Dominican Republic
DZ Algérie | Algeria
EC Équateur | Ecuador
EE Estonie | Estonia
EG Égypte | Egypt
EH Sahara occidental | Western Sahara
ER Érythrée | Eritrea
ES Espagne | Spain
ET Éthiopie | Ethiopia
FI Finlande | Finland
FJ Fidji | Fiji
FK Îles Malouines | Falkland Islands
FM Micronésie | Micronesia
FO Îles Féroé | Faroe Islands
FR France
GA Gabon
GB Royaume-Uni | United Kingdom
GD Grenade | Grenada
GE Géorgie | Georgia
GF Guyane française | French Guiana
GG Guernesey | Guernsey
GH Ghana
GI Gibraltar
GL Groenland | Greenland
GM Gambie | Gambia
GN Guinée | Guinea
GP Guadeloupe
GQ Guinée équatoriale | Equatorial Guinea
GR Grèce | Greece
GS Géorgie du Sud-et-les Îles Sandwich du Sud | South Georgia & South Sandwich Islands
GT Guatemala
GU Guam
GW Guinée-Bissau | Guinea-Bissau
GY Guyana
HK R.A.S. chinoise de Hong Kong | Hong Kong SAR China
HM Îles Heard-et-MacDonald | Heard & McDonald Islands
HN Honduras
HR Croatie | Croatia
HT Haïti | Haiti
HU Hongrie | Hungary
ID Indonésie | Indonesia
IE Irlande | Ireland
IL Israël | Israel
IM Île de Man | Isle of Man
IN Inde | India
IO Territoire britannique de l’océan Indien | British Indian Ocean Territory
IQ Irak | Iraq
IR Iran
IS Islande | Iceland
IT Italie | Italy
JE Jersey
JM Jamaïque | Jamaica
JO Jordanie | Jordan
JP Japon | Japan
KE Kenya
KG Kirghizstan | Kyrgyzstan
KH Cambodge | Cambodia
KI Kiribati
KM Comores | Comoros
KN Saint-Christophe-et-Niévès | St. Kitts & Nevis
KP Corée du Nord | North Korea
KR Corée du Sud | South Korea
KW Koweït | Kuwait
KY Îles Caïmans | Cayman Islands
KZ Kazakhstan
LA Laos
LB Liban | Lebanon
LC Sainte-Lucie | St. Lucia
LI Liechtenstein
LK Sri Lanka
LR Liberia
LS Lesotho
LT Lituanie | Lithuania
LU Luxembourg
LV Lettonie | Latvia
LY Libye | Libya
MA Maroc | Morocco
MC Monaco
MD Moldavie | Moldova
ME Monténégro | Montenegro
MF Saint-Martin | St. Martin
MG Madagascar
MH Îles Marshall | Marshall Islands
MK Macédoine du Nord | North Macedonia
ML Mali
MM Myanmar (Birmanie) | Myanmar (Burma)
MN Mongolie | Mongolia
MO R.A.S. chinoise de Macao | Macao SAR China
MP Îles Mariannes du Nord | Northern Mariana Islands
MQ Martinique
MR Mauritanie | Mauritania
MS Montserrat
MT Malte | Malta
MU Maurice | Mauritius
MV Maldives
MW Malawi
MX Mexique | Mexico
MY Malaisie | Malaysia
MZ Mozambique
NA Namibie | Namibia
NC Nouvelle-Calédonie | New Caledonia
NE Niger
NF Île Norfolk | Norfolk Island
NG Nigeria
NI Nicaragua
NL Pays-Bas | Netherlands
NO Norvège | Norway
NP Népal | Nepal
NR Nauru
NU Niue
NZ Nouvelle-Zélande | New Zealand
OM Oman
PA Panama
PE Pérou | Peru
PF Polynésie française | French Polynesia
PG Papouasie-Nouvelle-Guinée | Papua New Guinea
PH Philippines
PK Pakistan
PL Pologne | Poland
PM Saint-Pierre-et-Miquelon | St. Pierre & Miquelon
PN Îles Pitcairn | Pitcairn Islands
PR Porto Rico | Puerto Rico
PS Territoires palestiniens | Palestinian Territories
PT Portugal
PW Palaos | Palau
PY Paraguay
QA Qatar
RE La Réunion | Réunion
RO Roumanie | Romania
RS Serbie | Serbia
RU Russie | Russia
RW Rwanda
SA Arabie saoudite | Saudi Arabia
SB Îles Salomon | Solomon Islands
SC Seychelles
SD Soudan | Sudan
SE Suède | Sweden
SG Singapour | Singapore
SH Sainte-Hélène | St. Helena
SI Slovénie | Slovenia
SJ Svalbard et Jan Mayen | Svalbard & Jan Mayen
SK Slovaquie | Slovakia
SL Sierra Leone
SM Saint-Marin | San Marino
SN Sénégal | Senegal
SO Somalie | Somalia
SR Suriname
SS Soudan du Sud | South Sudan
ST Sao Tomé-et-Principe | São Tomé & Príncipe
SV Salvador | El Salvador
SX Saint-Martin (partie néerlandaise) | Sint Maarten
SY Syrie | Syria
SZ Eswatini
TC Îles Turques-et-Caïques | Turks & Caicos Islands
TD Tchad | Chad
TF Terres australes françaises | French Southern Territories
TG Togo
TH Thaïlande | Thailand
TJ Tadjikistan | Tajikistan
TK Tokelau
TL Timor oriental | Timor-Leste
TM Turkménistan | Turkmenistan
TN Tunisie | Tunisia
TO Tonga
TR Turquie | Türkiye
TT Trinité-et-Tobago | Trinidad & Tobago
TV Tuvalu
TW Taïwan | Taiwan
TZ Tanzanie | Tanzania
UA Ukraine
UG Ouganda | Uganda
UM Îles mineures éloignées des États-Unis | U.S. Outlying Islands
US États-Unis | United States
UY Uruguay
UZ Ouzbékistan | Uzbekistan
VA État de la Cité du Vatican | Vatican City
VC Saint-Vincent-et-les Grenadines | St. Vincent & Grenadines
VE Venezuela
VG Îles Vierges britanniques | British Virgin Islands
VI Îles Vierges des États-Unis | U.S. Virgin Islands
VN Viêt Nam | Vietnam
VU Vanuatu
WF Wallis-et-Futuna | Wallis & Futuna
WS Samoa
XK Kosovo
YE Yémen | Yemen
YT Mayotte
ZA Afrique du Sud | South Africa
ZM Zambie | Zambia
ZW Zimbabwe
`;

export const countryNames: ReadonlyMap<string, Readonly<Record<Locale, string>>> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [fr = '', en = fr] = line.slice(3).split(' | ');
      return [line.slice(0, 2), { fr, en }];
    }),
);
