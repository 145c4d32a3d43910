/** A name as its bearer writes it, and in the Latin letters that usernames are made of. */
export type WrittenName = readonly [written: string, latin: string];

/** Where invented people live, and the names that are usual there. */
export interface Place {
  readonly towns: readonly string[];
  readonly givenNames: readonly WrittenName[];
  readonly familyNames: readonly WrittenName[];
  /** In some places the family name comes first. */
  readonly familyNameFirst?: true;
}

/** Names that are written in Latin letters without accents. */
function plain(names: string): WrittenName[] {
  return names.split(' ').map((name) => [name, name.toLowerCase()]);
}

/** Names with their Latin form behind a slash. */
function written(names: string): WrittenName[] {
  return names.split(' ').map((pair) => {
    const [name = '', latin = ''] = pair.split('/');
    return [name, latin];
  });
}

export const PLACES: readonly Place[] = [
  {
    towns: ['Leeds', 'Bristol', 'Sheffield', 'Norwich', 'Glasgow', 'Cardiff', 'Whitby'],
    givenNames: plain(
      'Margaret Thomas Rosa Harold Priya Callum Edith Imogen Stanley Aisha Ruth Owen',
    ),
    familyNames: plain(
      'Whitfield Barker Ashworth Okafor Patel Mackenzie Holloway Rees Thornton Begum',
    ),
  },
  {
    towns: ['Portland, Oregon', 'Saint Paul, Minnesota', 'Tucson, Arizona', 'Savannah, Georgia'],
    givenNames: plain(
      'Dorothy Marcus Elena Walter Denise Jamal Carol Hannah Luis Beverly Theo Grace',
    ),
    familyNames: plain(
      'Johnson Delgado Nguyen Washington Kowalski Freeman Larsen Brooks Rivera Shaw',
    ),
  },
  {
    towns: ['Köln', 'Lübeck', 'Dresden', 'Tübingen', 'Graz'],
    givenNames: written(
      'Jürgen/juergen Käthe/kaethe Annegret/annegret Björn/bjoern Lotte/lotte Matthias/matthias Zoë/zoe Heidrun/heidrun',
    ),
    familyNames: written(
      'Weiß/weiss Müller/mueller Schäfer/schaefer Groß/gross Hofmann/hofmann Krüger/krueger Vogt/vogt',
    ),
  },
  {
    towns: ['Lyon', 'Besançon', 'Nîmes', 'Liège', 'Montréal'],
    givenNames: written(
      'Émile/emile Françoise/francoise Noé/noe Solène/solene Benoît/benoit Hélène/helene Jacques/jacques Maëlle/maelle',
    ),
    familyNames: written(
      'Lefèvre/lefevre Moreau/moreau Gérard/gerard Benoist/benoist Fontaine/fontaine Hébert/hebert',
    ),
  },
  {
    towns: ['Sevilla', 'Málaga', 'Guadalajara', 'Córdoba', 'Medellín'],
    givenNames: written(
      'Inés/ines Joaquín/joaquin Lucía/lucia Ramón/ramon Begoña/begona Andrés/andres Pilar/pilar Sofía/sofia',
    ),
    familyNames: written(
      'Muñoz/munoz García/garcia Ibáñez/ibanez Peña/pena Castillo/castillo Domínguez/dominguez',
    ),
  },
  {
    towns: ['Łódź', 'Kraków', 'Gdańsk', 'Wrocław'],
    givenNames: written(
      'Łucja/lucja Stanisław/stanislaw Małgorzata/malgorzata Zbigniew/zbigniew Agnieszka/agnieszka Kacper/kacper',
    ),
    familyNames: written(
      'Wójcik/wojcik Zieliński/zielinski Nowak/nowak Szymańska/szymanska Dąbrowska/dabrowska',
    ),
  },
  {
    towns: ['İstanbul', 'İzmir', 'Eskişehir', 'Diyarbakır'],
    givenNames: written(
      'Ayşe/ayse İbrahim/ibrahim Gülsüm/guelsuem Çağrı/cagri Işıl/isil Mehmet/mehmet Defne/defne',
    ),
    familyNames: written('Yılmaz/yilmaz Öztürk/oeztuerk Şahin/sahin Aydın/aydin Koç/koc Işık/isik'),
  },
  {
    towns: ['Αθήνα', 'Θεσσαλονίκη', 'Πάτρα'],
    givenNames: written(
      'Γιώργος/giorgos Ελένη/eleni Κώστας/kostas Σοφία/sofia Μαρία/maria Δημήτρης/dimitris',
    ),
    familyNames: written(
      'Παπαδόπουλος/papadopoulos Νικολάου/nikolaou Βασιλείου/vasileiou Οικονόμου/oikonomou',
    ),
  },
  {
    towns: ['Київ', 'Львів', 'Одеса'],
    givenNames: written(
      'Оксана/oksana Тарас/taras Надія/nadiia Богдан/bohdan Ганна/hanna Юрій/yurii',
    ),
    familyNames: written('Шевченко/shevchenko Коваленко/kovalenko Бондар/bondar Мельник/melnyk'),
  },
  {
    towns: ['القاهرة', 'عمّان', 'Alexandria'],
    givenNames: written('أمينة/amina يوسف/youssef ليلى/layla كريم/karim فاطمة/fatima سمير/samir'),
    familyNames: written('حسن/hassan منصور/mansour الخطيب/alkhatib عبدالله/abdallah'),
  },
  {
    towns: ['תל אביב', 'חיפה'],
    givenNames: written('נועה/noa יעקב/yaakov מרים/miriam אורי/uri שושנה/shoshana'),
    familyNames: written('כהן/cohen לוי/levi מזרחי/mizrahi פרידמן/friedman'),
  },
  {
    towns: ['जयपुर', 'पुणे', 'Chennai', 'Kochi'],
    givenNames: written('अनीता/anita राजेश/rajesh सुनीता/sunita अर्जुन/arjun कमला/kamala विकास/vikas'),
    familyNames: written('शर्मा/sharma पटेल/patel देशमुख/deshmukh मेहता/mehta'),
  },
  {
    towns: ['京都', '札幌', '福岡'],
    givenNames: written(
      'さくら/sakura 健一/kenichi 美代子/miyoko 陽太/yota 和子/kazuko 直樹/naoki',
    ),
    familyNames: written('田中/tanaka 山本/yamamoto 佐藤/sato 渡辺/watanabe'),
    familyNameFirst: true,
  },
  {
    towns: ['부산', '전주'],
    givenNames: written('지우/jiwoo 민준/minjun 영숙/youngsook 현우/hyunwoo 순자/soonja'),
    familyNames: written('김/kim 이/lee 박/park 최/choi'),
    familyNameFirst: true,
  },
  {
    towns: ['Lagos', 'Nairobi', 'Accra', 'Cape Town'],
    givenNames: plain('Ngozi Kwame Wanjiru Thabo Amara Kofi Zanele Chidi Abena Lwazi'),
    familyNames: plain('Adeyemi Mensah Kamau Dlamini Eze Owusu Otieno Nkosi'),
  },
  {
    towns: ['Hà Nội', 'Đà Nẵng'],
    givenNames: written('Hương/huong Minh/minh Thảo/thao Đức/duc Lan/lan Quân/quan'),
    familyNames: written('Nguyễn/nguyen Trần/tran Phạm/pham Đặng/dang'),
    familyNameFirst: true,
  },
];
