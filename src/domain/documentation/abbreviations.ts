import type { Language } from '#domain/language/text/spoken-words.ts';

/** Abbreviations and the words they stand for; empty after the colon: a word without meaning. */
const SHORT: Record<Language, string> = {
  fr: `vid:video vids:videos cpt:compte cpte:compte cptes:comptes tel:telephone teleph:telephone ordi:ordinateur
    pub:publicite pubs:publicites abo:abonnement abos:abonnement stat:statistique stats:statistiques dl:telecharger
    telecharge:telecharger notif:notification notifs:notifications msg:message msgs:messages mess:message
    algo:algorithme insta:instagram ig:instagram fb:facebook yt:youtube snap:snapchat com:commentaire
    coms:commentaires fav:favori favs:favoris tps:temps nb:nombre nbre:nombre num:numero auto:automatique
    asso:association info:information infos:informations param:parametre params:parametres pref:preference
    prefs:preferences app:application appli:application applis:application co:connexion
    deco:deconnexion reco:reconnecter config:configuration sub:abonne subs:abonnes follow:follower ptf:plateforme
    docs:documentation doc:documentation concu:concurrent kpi:indicateur kpis:indicateurs roi:rendement
    ana:analyse anal:analyse moy:moyenne freq:frequence hist:historique pro:professionnel ent:entreprise
    fyp:pourtoi ai:ia pwd:password mdp:password psw:password min:minimum max:maximum
    pr: ds: dc: ki: ke: koi: kel: kan: qd: cmt: cmnt: coment: commen: tt: tte: tjr: tjrs: bcp: chui: ct: mtn:
    jsp: jpp: ptn: wesh: frr: frere: stv: stp: tkt: mdr: lol: ptdr: fo: ya: yavait: pcq: psk: parcke: jcrois: quan:
    pa: tro: mem: kom: skon: keske: kesk: kil: kelle: ki: sa: ms: mnt: qq: qqn: qqun: qch: qqch: nn: oui: non: ouais:
    `,
  en: `vid:video vids:videos acc:account acct:account accs:accounts tel:phone
    pic:picture pics:pictures stat:statistic stats:statistics dl:download dls:downloads notif:notification
    notifs:notifications msg:message msgs:messages dm:message dms:messages algo:algorithm insta:instagram
    ig:instagram fb:facebook yt:youtube snap:snapchat fav:favorite favs:favorites info:information
    config:configuration pref:preference prefs:preferences app:application apps:application sub:subscription
    docs:documentation doc:documentation kpi:metric kpis:metrics avg:average freq:frequency hist:history
    biz:business fyp:foryou pwd:password pass:password pw:password pword:password cc:card min:minimum
    max:maximum num:number nums:numbers convo:conversation convos:conversations collab:collaboration
    promo:promotion sec:second secs:seconds hrs:hours hr:hour mins:minutes wk:week yr:year
    u: ur: r: ya: yall: idk: idek: dunno: wth: wtf: omg: lol: lmao: tbh: rn: ngl: imo: bro: bruh: dude: guys: guy:
    gonna: wanna: gotta: gimme: lemme: plz: pls: thx: ty: cuz: bc: cos: tho: thru: wheres: whats: whos: hows: whens:
    whys: thats: theres: heres: youre: theyre: weve: youve: ive: youll: shouldnt: couldnt: wouldnt: hasnt:
    havent: hadnt: wasnt: werent: arent: aint: yo: hey: nope: yeah: yep: ok: okay: stuff: sth: smth: abt: w: wo: n:`,
};

const byLanguage = new Map<Language, ReadonlyMap<string, string>>();

/** The word an abbreviation stands for; empty for one without meaning; other words unchanged. */
export function spellOut(word: string, language: Language): string {
  let known = byLanguage.get(language);
  if (known === undefined) {
    const pairs = SHORT[language].split(/\s+/).map(pair => pair.split(':'));
    known = new Map(pairs.map(([short = '', long = '']) => [short, long]));
    byLanguage.set(language, known);
  }
  return known.get(word) ?? word;
}
