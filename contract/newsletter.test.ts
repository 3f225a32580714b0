import { describe, expect, it } from 'vitest';
import { newsletterChangeCodec, newslettersCodec } from './newsletter.ts';

const email = { rubrique: 'a', libelle: 'A', langue: 'fr', frequence: 'hebdomadaire', check: true };

describe('newsletters on the wire', () => {
  it('have an unknown frequency where the code is a newer server’s', () => {
    const frequence = 'deuxFoisParSiecle';
    const answer = newslettersCodec.decode({
      newsletterServices: [
        { pubSId: 1, titre: 'T', sommaire: { frequence, check: true }, rubriques: [email], sansPublicite: false },
      ],
      newsletterAutresServices: [{ ...email, frequence }, email],
    });
    expect(answer.publications[0]?.summary).toEqual({ frequency: 'unknown', isReceived: true });
    expect(answer.publications[0]?.sections[0]?.frequency).toBe('weekly');
    expect(answer.others.map(({ frequency }) => frequency)).toEqual(['unknown', 'weekly']);
  });

  it('are named by exactly the four fields of the specification', () => {
    expect([
      newsletterChangeCodec.encode({ choice: { kind: 'summary', publicationId: 3 }, isOn: true }),
      newsletterChangeCodec.encode({ choice: { kind: 'section', publicationId: 3, code: 'a' }, isOn: false }),
      newsletterChangeCodec.encode({ choice: { kind: 'other', code: 'a' }, isOn: true }),
    ]).toEqual([
      { pubSId: 3, rubrique: null, check: true, isSommairePublication: true },
      { pubSId: 3, rubrique: 'a', check: false, isSommairePublication: false },
      { pubSId: null, rubrique: 'a', check: true, isSommairePublication: false },
    ]);
  });
});
