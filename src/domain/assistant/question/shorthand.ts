import type { Language } from '#domain/language/text/spoken-words.ts';

/** Typed abbreviations, and the words they stand for. */
const WRITTEN: Readonly<Record<Language, string>> = {
  fr: `
    cb cmb combi1 combient = combien | pk pq prk pkoi pourkoi pourquoa = pourquoi | koi kwa qoi = quoi | kel kell = quel
    kelle = quelle | kels = quels | ki = qui | ke = que | kan qd kand = quand | ds = dans | depui dpuis dpui = depuis | pr = pour | ac avk = avec
    bcp bcq = beaucoup | stp svp sivouplait = svp | slt = salut | cc = coucou | bjr = bonjour | bsr = bonsoir
    mrc mci = merci | dsl = desole | tt = tout | ts = tous | tjs tjrs = toujours | jms = jamais | msg = message
    ajd ajrd auj ojd ojourdhui aujourdui = aujourdhui | ier = hier | avanthier = avant hier | smaine sem = semaine
    sem = semaine | jr = jour | jrs = jours | vu vus vuz vue = vues | vid vidéo = video | vids vidz tiktoks = videos
    abo abos abone abones abonne abonees abonee abonnee abonnees = abonnes
    folower folowers follower followeurs suiveurs = followers | coms com comms comentaire comentaires commentaire = commentaires
    like lik liks = likes | partage = partages | enregistrement = enregistrements | engagment engajement = engagement
    stat = stats | ptit ptite = petit | tx = taux | mwa = moi | fé fai = fait | fer = faire
    g = j ai | jai = j ai | jvais jvé = je vais | jve jveu jveux = je veux | jfé jfai jfais = je fais | jsui jsuis chui = je suis
    jpost = je poste | jpeu jpeux = je peux | jperd = je perds | ya yatil = il y a | cest = c est | sa ca = ca | kes = qu est ce
    ashtag achtag hashtags hastag hastags astag astags = hashtag | akroche akroches accroches = accroche | hooks hok hoks = hook
    duré durée = duree | ritme rithme = rythme | frekence frequense = frequence | syncro sincro synchronisation synchroniser = synchro
    maj = mise a jour | mdp = mot de passe | tiket tikets tickets = ticket | abonnemen abonement = abonnement
    consey conseil consseil = conseils | expé expe exp experiences = experience | scenar scenarios = scenario | resultat = resultats
    gratui = gratuit | heur = heure | qqn = quelqu un | qqch = quelque chose | ct = c etait | cmt cmment = comment | mieu mieus = mieux
    meilleure meilleures meilleurs = meilleur | ritm = rythme | kpi kpis = stats | perf perfs = performances | er = engagement
    lane = l annee | danalyse = d analyses | analyse = analyses | dengagement dengagment = d engagement
    experimentation experimentations = experience | lexperience = l experience | daccroche = d accroche | dintro = d intro
    donné donne = donne | ekri ekris ecri = ecris | jaime = likes | zero = 0
  `,
  en: `
    u ya = you | ur yr = your | r = are | y = why | wat wut wot = what | wats wuts whats = what s | wich whch = which | wen = when
    wens = when s | hw = how | mny = many | pls plz plss = please | thx tx ty thnx = thanks | bc cuz coz = because
    vid clip = video | vids vidz clips = videos | vws vw view = views | folower folowers follower subs subscribers = followers
    2day = today | yday ydays yesterdys = yesterday | wk wks weeks = week | mnth mnths mth = month | yr yrs = year
    acct accts acc = account | engagment engagemnt = engagement | cmments cmnts coment coments = comments
    stat = stats | hashtgs hashtags hastag hastags hashtgs tags = hashtag | hok hoks hooks = hook
    durration lenght length = length | frequncy freq = frequency | ofen = often | enuf = enough | updte = update | syncd = synced
    suport = support | tiket tickets = ticket | pw pwd = password | sum = some | mk = make | giv gimme = give me | rite = write
    scrpt scripts = script | reslts result = results | experimnts experiments exp = experiment | limt = limit | beter = better
    wrst = worst | gud = good | avg = average | diff = difference | btwn = between | n = and | da = the | dat = that | dis = this
    bout = about | lemme = let me | wanna = want to | gonna = going to | gotta = have to | im = i m | ive = i ve | ppl = people
    any1 = anyone | some1 = someone | shud = should | hav = have | shwn = shown | kpi kpis = stats
    perf = performance | cum = come | em = them | ma = my | yer = your | gettin = getting | mornin = morning
    evenin = evening | postin = posting | analyses = analysis | analyse analyze = analysis | cya = bye | sup = hello | zero = 0
    prolly = probably | tmrw tmr 2moro = tomorrow | rn = right now | er = engagement
  `,
};

function read(block: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const entry of block.split(/[|\n]/u)) {
    const [short = '', long = ''] = entry.split('=').map(part => part.trim());
    if (long === '') continue;
    for (const word of short.split(/\s+/u)) words.set(word.normalize('NFD').replace(/\p{M}/gu, ''), long);
  }
  return words;
}

/** By language: the abbreviation, without accents, and the words it stands for. */
export const SHORTHAND: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: read(WRITTEN.fr),
  en: read(WRITTEN.en),
};
